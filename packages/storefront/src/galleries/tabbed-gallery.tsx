import type { ProductText } from '@millrun/catalogue/product'
import { useMemo, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { viewedProducts, unfiltered, type GalleryRules } from './gallery-view.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import type { Facet } from './facet.ts'
import { useGalleryView } from './use-gallery-view.ts'
import { useTargetId } from './use-target-id.ts'

export interface TabbedGalleryProps<P extends ProductText> {
  readonly products: readonly P[]
  /** One button for each of its values, after the one for all. */
  readonly facet: Facet<P>
  readonly allTitle: string
  /** `Showing 12 products`; `tab` is the title of the button that is pressed. */
  readonly count: (shown: number, tab: string) => string
  readonly card: (product: P) => Pick<ProductCardProps, 'mark' | 'children' | 'featureCount'>
  /** Told which value was chosen, undefined for all. */
  readonly onChoose?: (value: string | undefined) => void
  /** Beside the grid, on wide screens. */
  readonly aside?: ReactNode
}

const FIRST_ROW = 3

/** Products by kind: one kind at a time, chosen by a button and kept in the address. */
export function TabbedGallery<P extends ProductText>(props: TabbedGalleryProps<P>) {
  const { products, facet, allTitle, count, card, onChoose, aside } = props
  const rules = useMemo((): GalleryRules<P> => ({ facets: [facet], sorts: [LISTED] }), [facet])
  const [view, show] = useGalleryView(rules)
  const targetId = useTargetId()
  const chosen = view.picked[facet.id]?.[0]
  const shown = viewedProducts(rules, products, view)
  const tab = facet.values.find(({ value }) => value === chosen)?.label ?? allTitle

  function choose(value: string | undefined): void {
    show({ ...view, picked: value === undefined ? {} : { [facet.id]: [value] } })
    onChoose?.(value)
  }

  return (
    <>
      <fieldset aria-label={facet.name} className="flex flex-wrap gap-2 border-t border-ink py-4">
        <Tab isChosen={chosen === undefined} onClick={() => choose(undefined)}>
          {allTitle}
        </Tab>
        {facet.values.map(({ value, label }) => (
          <Tab key={value} isChosen={chosen === value} onClick={() => choose(value)}>
            {label}
          </Tab>
        ))}
      </fieldset>
      <output className="block border-t border-b border-rule py-3 text-sm lg:text-[15px]">
        {count(shown.length, tab)}
      </output>
      <div className={aside === undefined ? '' : 'lg:grid lg:grid-cols-[1fr_360px]'}>
        {shown.length === 0 ? (
          <div className="py-16">
            <h2 className="title-part">Nothing of this kind at the moment</h2>
            <p className="mt-3 max-w-[48ch] text-ink-2">
              Look through everything here, or ask us: we can make or find most parts.
            </p>
            <Button className="mt-6" onClick={() => show(unfiltered(view))}>
              Show {allTitle}
            </Button>
          </div>
        ) : (
          <ul className="grid grid-cols-1 content-start sm:grid-cols-2 max-md:-mx-3 md:grid-cols-3">
            {shown.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                layout="grid"
                isTarget={product.id === targetId}
                isFirst={index < FIRST_ROW}
                {...card(product)}
              />
            ))}
          </ul>
        )}
        {aside}
      </div>
    </>
  )
}

interface TabProps {
  readonly isChosen: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tab({ isChosen, onClick, children }: TabProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="min-h-11 cursor-pointer rounded-xs border border-rule-2 px-3.5 text-[15px] hover:border-ink aria-pressed:border-iron aria-pressed:bg-iron aria-pressed:text-paper"
    >
      {children}
    </button>
  )
}

/** As the catalogue lists them: there is no other order to choose. */
const LISTED = { id: 'listed', name: 'As listed', compare: () => 0 } as const
