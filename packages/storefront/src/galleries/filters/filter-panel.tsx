import type { Facet } from '@millrun/catalogue/families/gallery-words'
import type { ReactNode } from 'react'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { SwatchChip } from '../../page/swatch.tsx'
import { toggled, valueCounts } from './facet.ts'
import { available, type GalleryView, type Stocked, type Viewing } from '../gallery-view.ts'

/** Every facet with its values, each with the number of products it leads to; then the stock. */
export function FilterPanel<P extends Stocked>(props: Viewing<P>) {
  const { rules, products, view, onView } = props
  const counts = valueCounts(available(products, view), rules.facets, view.picked)
  return (
    <>
      {rules.facets.map((facet) => (
        <FacetGroup
          key={facet.id}
          facet={facet}
          counts={counts.get(facet.id)}
          view={view}
          onView={onView}
        />
      ))}
      <StockFilter products={products} view={view} onView={onView} />
    </>
  )
}

interface FacetGroupProps<P> extends Pick<Viewing<P>, 'view' | 'onView'> {
  readonly facet: Facet<P>
  /** How many products each of its values leads to. */
  readonly counts: ReadonlyMap<string, number> | undefined
}

function FacetGroup<P>({ facet, counts, view, onView }: FacetGroupProps<P>) {
  const picked = view.picked[facet.id] ?? []
  const show = (next: GalleryView['picked']) => onView({ ...view, picked: next })
  return (
    <Group legend={facet.name}>
      <Checkbox
        checked={picked.length === 0}
        onChange={() => show({ ...view.picked, [facet.id]: [] })}
      >
        All<span className="sr-only"> {facet.name}</span>
      </Checkbox>
      {facet.values.map(({ value, label, swatch }) => (
        <Checkbox
          key={value}
          checked={picked.includes(value)}
          note={counts?.get(value) ?? 0}
          onChange={() => show(toggled(view.picked, facet.id, value))}
        >
          {swatch !== undefined && <SwatchChip src={swatch} />}
          {label}
        </Checkbox>
      ))}
    </Group>
  )
}

/** Shown only where something is out of stock. */
function StockFilter<P extends Stocked>({
  products,
  view,
  onView,
}: Pick<Viewing<P>, 'products' | 'view' | 'onView'>) {
  const missing = products.filter((product) => !product.inStock).length
  if (missing === 0) return null
  return (
    <Group legend="Stock">
      <Checkbox
        checked={view.showsOutOfStock}
        note={missing}
        onChange={() => onView({ ...view, showsOutOfStock: !view.showsOutOfStock })}
      >
        Show out of stock
      </Checkbox>
    </Group>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-b border-rule py-4 lg:first:pt-0 last-of-type:border-0">
      <legend className="float-left mb-1 w-full font-serif text-lg leading-tight">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
