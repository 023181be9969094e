import type { Facet } from '@millrun/catalogue/families/gallery-words'
import type { ProductText } from '@millrun/catalogue/product'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { Cards } from './cards.tsx'
import type { CardWords } from './card/product-card.tsx'
import { standsInGallery, viewedProducts, type GalleryRules } from './gallery-view.ts'
import { LayoutToggle } from './layout-toggle.tsx'
import type { ListWords } from './order-pad/pad-words.ts'
import { PadList } from './order-pad/pad-list.tsx'
import { TabEmpty } from './tab-empty.tsx'
import { useGalleryView } from './use-gallery-view.ts'
import { useTargetId } from './use-target-id.ts'

export interface TabbedGalleryProps<P extends ProductText> {
  /** All of its family. */
  readonly products: readonly P[]
  /** One button for each of its values, after the one for all. */
  readonly facet: Facet<P>
  readonly allTitle: string
  /** `Showing 12 products`; `tab` is the title of the button that is pressed. */
  readonly count: (shown: number, tab: string) => string
  readonly card: (product: P) => CardWords
  readonly list: ListWords<P>
  /** The widest grid; four or five beside each other unless it says three. */
  readonly columns?: 3
  /** Told which value was chosen, undefined for all. */
  readonly onChoose?: (value: string | undefined) => void
  /** What stands beside the products of this value: to the right, or above them on a small screen. */
  readonly aside?: (value: string) => ReactElement | undefined
}

/** With something beside it a grid has less room. */
const GRIDS = {
  wide: 'content-start grid-cols-2 md:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5',
  three: 'content-start grid-cols-2 lg:grid-cols-3',
  beside: 'content-start grid-cols-2 2xl:grid-cols-3',
} as const

/** Products by kind: one kind at a time, chosen by a button and kept in the address. */
export function TabbedGallery<P extends ProductText>(props: TabbedGalleryProps<P>) {
  const { facet, allTitle, count, card, list, columns, onChoose, aside } = props
  const products = useMemo(() => props.products.filter(standsInGallery), [props.products])
  const rules = useMemo((): GalleryRules<P> => ({ facets: [facet], sorts: [LISTED] }), [facet])
  const [view, show] = useGalleryView(rules)
  const targetId = useTargetId()
  const chosen = view.picked[facet.id]?.[0]
  const shown = useMemo(() => viewedProducts(rules, products, view), [rules, products, view])
  const tab = facet.values.find(({ value }) => value === chosen)?.label ?? allTitle
  const side = chosen === undefined ? undefined : aside?.(chosen)
  const grid = side !== undefined ? 'beside' : columns === 3 ? 'three' : 'wide'

  function choose(value: string | undefined): void {
    show({ ...view, picked: value === undefined ? {} : { [facet.id]: [value] } })
    onChoose?.(value)
  }

  return (
    <div>
      <div className="contents lg:flex lg:items-center lg:gap-4 lg:border-y lg:border-t-ink lg:border-b-rule">
        <div className="flex items-center justify-between gap-4 border-t border-ink py-1.5 lg:order-last lg:ml-auto lg:shrink-0 lg:border-0">
          <output className="text-sm">{count(shown.length, tab)}</output>
          <LayoutToggle view={view} onView={show} />
        </div>
        <Tabs facet={facet} allTitle={allTitle} chosen={chosen} onChoose={choose} />
      </div>
      <div className={side === undefined ? '' : 'lg:grid lg:grid-cols-[1fr_400px]'}>
        {side}
        {shown.length === 0 && (
          <TabEmpty tab={tab} allTitle={allTitle} onAll={() => choose(undefined)} />
        )}
        {shown.length > 0 && view.layout === 'grid' && (
          <Cards shown={shown} grid={GRIDS[grid]} targetId={targetId} card={card} />
        )}
        {view.layout === 'list' && (
          <PadList products={products} shown={shown} words={list} targetId={targetId} />
        )}
      </div>
    </div>
  )
}

interface TabsProps<P> {
  readonly facet: Facet<P>
  readonly allTitle: string
  readonly chosen: string | undefined
  readonly onChoose: (value: string | undefined) => void
}

function Tabs<P>({ facet, allTitle, chosen, onChoose }: TabsProps<P>) {
  return (
    <fieldset
      aria-label={facet.name}
      className="gallery-bar sticky top-0 z-10 -mx-5 flex min-w-0 gap-2 overflow-x-auto border-y border-rule bg-paper px-5 py-1.5 md:-mx-8 md:px-8 lg:static lg:mx-0 lg:flex-wrap lg:gap-1 lg:border-0 lg:px-0"
    >
      <Tab isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {allTitle}
      </Tab>
      {facet.values.map(({ value, label }) => (
        <Tab key={value} isChosen={chosen === value} onClick={() => onChoose(value)}>
          {label}
        </Tab>
      ))}
    </fieldset>
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
      className="min-h-11 shrink-0 cursor-pointer rounded-xs border border-rule-2 px-3 text-[15px] whitespace-nowrap hover:border-ink aria-pressed:border-iron aria-pressed:bg-iron aria-pressed:text-paper lg:min-h-9 lg:px-2 lg:text-sm"
    >
      {children}
    </button>
  )
}

/** As the catalogue lists them: there is no other order to choose. */
const LISTED = { id: 'listed', name: 'As listed', compare: () => 0 } as const
