import { LONGEST_ORDER } from '@millrun/stair/design/design-limits'
import type { Pattern } from '@millrun/stair/design/design'
import { findBaluster } from '@millrun/stair/stock/baluster-stock'
import { Button } from '@millrun/ui/first/button.tsx'
import { shortTitle } from '../gallery/baluster-series.ts'
import { cycled, lengthened, repeatText, shortened, STYLE_LETTERS } from './pattern-edits.ts'

/** A button that stays where it is when it has nothing left to do: the focus would be lost with it. */
const SPENT = 'aria-disabled:cursor-not-allowed aria-disabled:text-ink-2'

interface PlaceRowProps {
  readonly pattern: Pattern
  readonly onPattern: (pattern: Pattern) => void
}

/** The pattern place by place: each press puts the next style there. */
export function PlaceRow({ pattern, onPattern }: PlaceRowProps) {
  const { styles, order } = pattern
  if (styles.length === 1) return null
  const titles = styles.map((id) => shortTitle(findBaluster(id)?.product.title ?? ''))
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-medium">Place by place</legend>
      <p className="text-[13px] leading-5 text-ink-2">
        {titles.map((title, style) => `${STYLE_LETTERS[style]} ${title}`).join(', ')}. Press a place
        for the next style.
      </p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {order.map((style, place) => (
          <button
            // Places have no name but their number.
            key={`place-${place + 1}`}
            type="button"
            aria-label={`Place ${place + 1}: ${titles[style]}`}
            onClick={() => onPattern(cycled(pattern, place))}
            className="size-11 cursor-pointer border border-rule-2 font-serif text-lg hover:bg-paper-2"
          >
            {STYLE_LETTERS[style]}
          </button>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          look="tool"
          aria-disabled={order.length === LONGEST_ORDER}
          className={SPENT}
          onClick={() => onPattern(lengthened(pattern))}
        >
          Add a place
        </Button>
        <Button
          look="tool"
          aria-disabled={order.length === 1}
          className={SPENT}
          onClick={() => onPattern(shortened(pattern))}
        >
          Remove the last
        </Button>
        <p aria-live="polite" className="text-sm text-ink-2">
          {repeatText(pattern)}
        </p>
      </div>
    </fieldset>
  )
}
