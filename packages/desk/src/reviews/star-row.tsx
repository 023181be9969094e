import { Icon } from '@millrun/ui/first/icon.tsx'

const STARS = [1, 2, 3, 4, 5] as const

/** How many of five stars somebody gave. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className="flex">
        {STARS.map((star) => (
          <Icon
            key={star}
            name="star"
            size={17}
            className={star <= stars ? 'fill-current' : 'text-ink-2'}
          />
        ))}
      </span>
      {stars} of 5
    </span>
  )
}
