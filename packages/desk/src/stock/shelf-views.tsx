import type { ShelfView } from '@millrun/commerce/desk/shelf'
import { useSearchParams } from 'react-router'
import { ViewLink } from '../parts/view-link.tsx'
import { shelfAddress } from './shelf-address.ts'

const VIEWS: readonly (readonly [ShelfView, string])[] = [
  ['all', 'Everything'],
  ['low', 'Runs out'],
  ['counted', 'Counted'],
  ['scheduled', 'Price to change'],
]

/** The ways to look at the shelf. */
export function ShelfViews() {
  const [address] = useSearchParams()
  const shown = address.get('show') ?? 'all'
  return (
    <nav aria-label="Lists of the shelf" className="mb-3">
      <ul className="flex flex-wrap gap-x-6">
        {VIEWS.map(([view, name]) => (
          <ViewLink
            key={view}
            to={shelfAddress(address, { show: view === 'all' ? '' : view, item: '' })}
            name={name}
            isHere={shown === view}
          />
        ))}
      </ul>
    </nav>
  )
}
