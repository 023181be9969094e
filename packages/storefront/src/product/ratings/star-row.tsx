import { Icon } from '@millrun/ui/first/icon.tsx'

const STARS = [1, 2, 3, 4, 5] as const

/** Whole stars, as one buyer gives them. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <span aria-hidden="true" className="flex">
      {STARS.map((star) => (
        <Icon
          key={star}
          name="star"
          size={18}
          className={star <= stars ? 'fill-current' : 'text-ink-2'}
        />
      ))}
    </span>
  )
}
