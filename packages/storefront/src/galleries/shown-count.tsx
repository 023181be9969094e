import { toggled } from './filters/facet.ts'
import { hiddenCount, type Stocked, type Viewing } from './gallery-view.ts'

interface ShownCountProps<P> extends Viewing<P> {
  /** `Showing 12 of 64 products`. */
  readonly count: string
  /** Prices of what is shown; empty when nothing is. */
  readonly range: string
}

/** How many are shown and at which prices, what is out of stock, and the filter that is asked for most. */
export function ShownCount<P extends Stocked>(props: ShownCountProps<P>) {
  const { count, range, rules, products, view, onView } = props
  const hidden = hiddenCount(rules, products, view)
  return (
    <>
      <output>
        {count}
        {range !== '' && <span className="text-ink-2"> · {range}</span>}
      </output>
      {hidden > 0 && (
        <button
          type="button"
          onClick={() => onView({ ...view, showsOutOfStock: true })}
          className="cursor-pointer py-1 text-sm text-ink-2 hover:text-ink"
        >
          {hidden} out of stock {hidden === 1 ? 'is' : 'are'} hidden:{' '}
          <span className="more">show {hidden === 1 ? 'it' : 'them'}</span>
        </button>
      )}
      <Shortcut {...props} />
    </>
  )
}

function Shortcut<P>({ rules, view, onView }: Viewing<P>) {
  if (rules.shortcut === undefined) return null
  const { facet, value, label } = rules.shortcut
  return (
    <button
      type="button"
      aria-pressed={view.picked[facet]?.includes(value) === true}
      onClick={() => onView({ ...view, picked: toggled(view.picked, facet, value) })}
      className="h-9 cursor-pointer rounded-xs border border-rule-2 px-3 text-sm hover:border-ink aria-pressed:border-iron aria-pressed:bg-iron aria-pressed:text-paper"
    >
      {label}
    </button>
  )
}
