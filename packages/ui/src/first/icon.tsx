/** Line icons on a field of 24, drawn with one thin stroke. */
const DRAWINGS = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  cart: 'M2.5 4h3l2.2 11.5h10.6L20.5 7H6.2M9 19.2a.9.9 0 1 0 .01 0M17 19.2a.9.9 0 1 0 .01 0',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9.5 6 6 6-6',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15',
  expand: 'M14 4.5h5.5V10m0-5.5-6 6M10 19.5H4.5V14m0 5.5 6-6',
  external: 'M10 5.5H5v13.5h13.5V14M13.5 5H19v5.5M19 5l-8.5 8.5',
  filter: 'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M15.5 5.3a2.2 2.2 0 1 0 .01 0M8.5 14.3a2.2 2.2 0 1 0 .01 0',
  grid: 'M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z',
  list: 'M4 6.5h16M4 12h16M4 17.5h16',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h11',
  minus: 'M6 12h12',
  plus: 'M6 12h12m-6-6v12',
  search: 'M10.5 4.5a6 6 0 1 0 .01 0M15 15l5 5',
  star: 'm12 3.8 2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z',
  sort: 'M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5',
  whole: 'M12 3v18m-3-15 3-3 3 3m-6 12 3 3 3-3',
} as const

export type IconName = keyof typeof DRAWINGS

interface IconProps {
  readonly name: IconName
  readonly size?: number
  readonly className?: string
}

/** A drawing beside a text or in a named button; it says nothing itself. */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
