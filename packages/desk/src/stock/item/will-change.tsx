interface WillChangeProps {
  /** What will change, in a sentence; undefined while nothing would. */
  readonly will: string | undefined
  /** What was changed last. */
  readonly done: string | undefined
}

/** Says beside a form what pressing its button will change, and after it what was changed. */
export function WillChange({ will, done }: WillChangeProps) {
  return (
    <output className="mt-1 mb-3 block min-h-6 text-[15px]">
      {will === undefined ? (
        <span className="text-ink-2">{done}</span>
      ) : (
        <strong className="font-medium">{will}</strong>
      )}
    </output>
  )
}
