import { useId } from 'react'

const STAR = 'm8 .9 2.1 4.6 5 .6-3.7 3.4 1 5L8 12l-4.4 2.5 1-5L.9 6.1l5-.6z'
const STARS = [0, 1, 2, 3, 4]

/** Five stars, the last one filled as far as the rating goes. */
export function Stars({ stars }: { stars: number }) {
  const id = useId()
  const width = 18 * Math.floor(stars) + 16 * (stars % 1)
  return (
    <svg
      viewBox="0 0 88 16"
      width="88"
      height="16"
      aria-hidden="true"
      className="shrink-0 text-ink"
    >
      <clipPath id={id}>
        <rect width={width} height="16" />
      </clipPath>
      <g fill="none" stroke="currentColor" strokeWidth=".7">
        <FiveStars />
      </g>
      <g fill="currentColor" clipPath={`url(#${id})`}>
        <FiveStars />
      </g>
    </svg>
  )
}

function FiveStars() {
  return STARS.map((index) => (
    <path key={index} d={STAR} transform={`translate(${index * 18} 0)`} />
  ))
}
