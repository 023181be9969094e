/** How far something is: its sign is drawn, so that nobody has to tell colours apart. */
const SIGNS = {
  empty: { drawing: 'M2.5 2.5h9v9h-9z', colour: 'text-ink-2' },
  half: { drawing: 'M2.5 2.5h9v9h-9zM2.5 11.5v-9l9 9z', colour: 'text-ink' },
  full: { drawing: 'M2.5 2.5h9v9h-9z', colour: 'text-ink' },
  back: { drawing: 'M12 7H2.5m4-4-4 4 4 4', colour: 'text-ink-2' },
  crossed: { drawing: 'm3 3 8 8m0-8-8 8', colour: 'text-ink-2' },
  alarm: { drawing: 'M7 1.5 13 12.5H1zM7 5.5v3.5m0 1.2v.8', colour: 'text-wrong' },
} as const

export type Sign = keyof typeof SIGNS

interface StateMarkProps {
  readonly sign: Sign
  readonly children: string
}

/** A state in a word or two, with its sign. */
export function StateMark({ sign, children }: StateMarkProps) {
  const { drawing, colour } = SIGNS[sign]
  return (
    <span className={`inline-flex items-center gap-2 whitespace-nowrap ${colour}`}>
      <svg
        viewBox="0 0 14 14"
        width={14}
        height={14}
        fill={sign === 'full' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.25}
        className="shrink-0"
        aria-hidden="true"
      >
        <path d={drawing} fill={sign === 'half' ? 'currentColor' : undefined} fillRule="evenodd" />
      </svg>
      {children}
    </span>
  )
}
