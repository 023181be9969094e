import { useLocation } from '../router/place.ts'
import { AllResults } from '../search/all-results.tsx'
import { queryOf } from '../search/search-path.ts'
import { GalleryLinks } from '../search/gallery-links.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import { useUnprinted } from '../page/use-unprinted.ts'

/** Everything that a query finds. The page is prerendered once, for any query. */
export function Page() {
  const { search } = useLocation()
  const query = useUnprinted(queryOf(search), '')
  return (
    <div className="wrap min-h-dvh pt-7 pb-18 lg:pt-10 lg:pb-28">
      <PageMeta
        title={query === '' ? 'Search' : `Search: ${query}`}
        description="Search all stair parts at Millrun by name, size or item number."
      />
      {query === '' ? <NothingAsked /> : <AllResults key={query} query={query} />}
    </div>
  )
}

function NothingAsked() {
  return (
    <>
      <h1 className="title-gallery">Search all parts</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-2">
        Type a part, a size or an item number into the box at the top of the page.
      </p>
      <noscript>
        <p className="mt-4 max-w-[60ch]">
          Searching needs JavaScript. Without it, every part stands in one of these galleries, and
          your browser can look for a word on the page.
        </p>
      </noscript>
      <GalleryLinks />
    </>
  )
}
