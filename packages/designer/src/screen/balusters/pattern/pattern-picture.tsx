import { patternAlong } from '@millrun/stair/balusters/pattern-along'

/** What the styles look like in small drawings: a plain bar, one with a basket, one with two knuckles. */
const ORNAMENTS = ['', 'M0 17C4 20 4 26 0 29C-4 26 -4 20 0 17', 'M-2 16H2V19H-2ZM-2 27H2V30H-2Z']
const BARS = 9
const ALL_MAY = { mayEnd: [true, true, true], isPlain: [true, false, false] }

/** A few balusters of a pattern between two newels, as the stair would set them. */
export function PatternPicture({ order }: { readonly order: readonly number[] }) {
  return (
    <svg
      viewBox="0 0 100 48"
      className="block w-full fill-none stroke-ink"
      strokeWidth="1.1"
      aria-hidden="true"
    >
      <path d="M2 46V3H7V46M93 46V3H98V46M0 46H100M7 7H93" />
      {patternAlong(order, BARS, ALL_MAY).map((style, place) => (
        <g key={`bar-${place + 1}`} transform={`translate(${50 + (place - (BARS - 1) / 2) * 9} 0)`}>
          <path d="M0 7V46" />
          <path d={ORNAMENTS[style]} className="fill-paper" />
        </g>
      ))}
    </svg>
  )
}
