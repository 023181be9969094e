import type { ProductText } from '@millrun/catalogue/product'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import type { Facet } from './facet.ts'
import { viewedProducts, type GalleryRules } from './gallery-view.ts'
import { ProductCard, type CardWords } from './product-card.tsx'
import { TabEmpty } from './tab-empty.tsx'
import { useGalleryView } from './use-gallery-view.ts'
import { useTargetId } from './use-target-id.ts'

export interface TabbedGalleryProps<P extends ProductText> {
  readonly products: readonly P[]
  /** One button for each of its values, after the one for all. */
  readonly facet: Facet<P>
  readonly allTitle: string
  /** `Showing 12 products`; `tab` is the title of the button that is pressed. */
  readonly count: (shown: number, tab: string) => string
  readonly card: (product: P) => CardWords
  /** Told which value was chosen, undefined for all. */
  readonly onChoose?: (value: string | undefined) => void
  /** What stands beside the products of this value: to the right, or above them on a small screen. */
  readonly aside?: (value: string) => ReactElement | undefined
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
  const side = chosen === undefined ? undefined : aside?.(chosen)

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
      <div className={side === undefined ? '' : 'lg:grid lg:grid-cols-[1fr_400px]'}>
        {side}
        {shown.length === 0 ? (
          <TabEmpty tab={tab} allTitle={allTitle} onAll={() => choose(undefined)} />
        ) : (
          <ul
            className={`grid content-start overflow-clip border-b border-ink sm:grid-cols-2 ${side === undefined ? 'lg:grid-cols-3' : ''}`}
          >
            {shown.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                layout="shelf"
                isTarget={product.id === targetId}
                isFirst={index < FIRST_ROW}
                {...card(product)}
              />
            ))}
          </ul>
        )}
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
