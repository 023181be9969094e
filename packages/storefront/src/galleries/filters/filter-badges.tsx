import { Icon } from '@millrun/ui/first/icon.tsx'
import { toggled } from './facet.ts'
import { unfiltered, type Viewing } from '../gallery-view.ts'

/** What is filtered by, each to be taken out again; nothing when nothing is. */
export function FilterBadges<P>({ rules, view, onView }: Omit<Viewing<P>, 'products'>) {
  const badges = rules.facets.flatMap(({ id, name, values }) =>
    values
      .filter(({ value }) => view.picked[id]?.includes(value) === true)
      .map(({ value, label }) => ({
        text: `${name}: ${label}`,
        without: { ...view, picked: toggled(view.picked, id, value) },
      })),
  )
  if (view.showsOutOfStock) {
    badges.push({ text: 'With out of stock', without: { ...view, showsOutOfStock: false } })
  }
  if (badges.length === 0) return null
  return (
    <ul
      aria-label="Active filters"
      className="flex flex-wrap items-center gap-2 border-b border-rule py-2 lg:px-4"
    >
      {badges.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            aria-label={`Remove filter ${text}`}
            onClick={() => onView(without)}
            className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-xs border border-rule-2 pr-2 pl-3 text-sm hover:bg-paper-2"
          >
            {text}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onView(unfiltered(view))}
          className="h-9 cursor-pointer px-2 text-sm more"
        >
          Clear All Filters
        </button>
      </li>
    </ul>
  )
}
