import { useEffect, useRef } from 'react'
import { Link } from '../router/link.tsx'
import { goTo } from '../router/go-to.ts'
import { useLocation } from '../router/place.ts'
import { STAY_HERE } from '../app/stay-here.ts'
import { travelTo } from '../app/travel-to.ts'
import { CONSULTATION_DRAFT } from '../mail-draft.ts'
import { paths } from '../paths.ts'
import { CollectionCard } from '../products/collection-card.tsx'
import { FeaturedNewels } from '../products/featured-newels.tsx'
import {
  collectionsIn,
  furtherGalleries,
  PRODUCT_FILTERS,
  productFilterOf,
  type ProductFilter,
} from '../products/product-collections.ts'
import { Button, ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { PageHeader } from '../text/page-header.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import { useUnprinted } from '../page/use-unprinted.ts'

export function Page() {
  const { search } = useLocation()
  // The prerendered page shows all, whatever the address asks for.
  const filter = productFilterOf(useUnprinted(new URLSearchParams(search).get('category'), null))
  const showsNewels = filter === 'all' || filter === 'newels'
  const toFeatured = useWayToFeatured(showsNewels, () => choose('all'))
  return (
    <>
      <PageMeta
        title="Products"
        description="Iron and wood balusters, newels, handrails, treads and the parts that join them. Choose a collection or ask for a quote."
        path={paths.products}
      />
      <div className="wrap pt-9 lg:pt-14">
        <PageHeader title="All Products">
          Everything between the floor and the top of the rail. Each part comes with its drawing, so
          that you can check a size before you order.
        </PageHeader>
        <div className="border-t border-ink lg:grid lg:grid-cols-[252px_1fr]">
          <FilterList filter={filter} onChoose={choose} />
          <div className="border-rule lg:border-l lg:pl-8">
            {collectionsIn(filter).map((collection) => (
              <CollectionCard key={collection.id} collection={collection} />
            ))}
            <FurtherGalleries filter={filter} />
            {showsNewels ? <FeaturedNewels /> : null}
          </div>
        </div>
      </div>
      <Closing onFeatured={toFeatured} />
    </>
  )
}

interface FilterListProps {
  readonly filter: ProductFilter
  readonly onChoose: (filter: ProductFilter) => void
}

function FilterList({ filter, onChoose }: FilterListProps) {
  return (
    <aside className="py-5 lg:sticky lg:top-0 lg:self-start lg:py-7 lg:pr-6">
      <h2 className="mb-3 text-xl">Categories</h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-2 lg:block">
        {PRODUCT_FILTERS.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={filter === id}
              onClick={() => onChoose(id)}
              className="min-h-11 cursor-pointer rounded-xs border border-rule-2 px-3.5 aria-pressed:border-iron aria-pressed:bg-iron aria-pressed:text-paper lg:min-h-9 lg:w-full lg:border-transparent lg:px-2.5 lg:text-left lg:hover:bg-paper-2 lg:aria-pressed:hover:bg-iron"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function choose(next: ProductFilter): void {
  const address = next === 'all' ? paths.products : `${paths.products}?category=${next}`
  goTo(address, { replace: true, state: STAY_HERE })
}

function FurtherGalleries({ filter }: { filter: ProductFilter }) {
  const galleries = furtherGalleries(filter)
  if (galleries.length === 0) return null
  return (
    <nav aria-label="Further galleries" className="pt-6">
      <ul className="flex flex-wrap gap-x-7 gap-y-1">
        {galleries.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className="more inline-block py-2">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Closing({ onFeatured }: { onFeatured: () => void }) {
  return (
    <section className="wrap items-center justify-between gap-6 py-12 lg:flex lg:py-18">
      <h2 className="title-part max-w-[26ch]">
        Not sure which parts go together? We go through your stair with you, part by part.
      </h2>
      <div className="mt-5 flex flex-wrap gap-3 lg:mt-0">
        <ButtonAnchor href={CONSULTATION_DRAFT} target="_blank" rel="noreferrer">
          Schedule Consultation
        </ButtonAnchor>
        <Button look="outline" onClick={onFeatured}>
          View Featured Products
        </Button>
      </div>
    </section>
  )
}

/** How to go to the featured newels: at once when they are shown, else as soon as they are. */
function useWayToFeatured(isShown: boolean, showAll: () => void): () => void {
  const isSought = useRef(false)
  useEffect(() => {
    if (isShown && isSought.current) goToFeatured()
    isSought.current = false
  }, [isShown])
  return () => {
    if (isShown) return goToFeatured()
    isSought.current = true
    showAll()
  }
}

function goToFeatured(): void {
  const featured = document.getElementById('newels')
  if (featured === null) return
  featured.focus({ preventScroll: true })
  travelTo(featured)
}
