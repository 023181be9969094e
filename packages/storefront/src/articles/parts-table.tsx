import { formatDollars } from '@millrun/commerce/dollars'
import { Link } from '../router/link.tsx'
import { findListing } from '../catalogue/find-listing.ts'
import { paths } from '../paths.ts'
import { designerAddress } from '../visualizer/designer-address.ts'
import { FigureTable } from './figure-table.tsx'

interface PartsTableProps {
  readonly caption: string
  readonly lines: readonly {
    readonly productId: string
    readonly title: string
    readonly quantity: number
    readonly totalCents: number
  }[]
}

/** Parts of a stair as the Stair Visualizer counts and prices them, with their sum. */
export function PartsTable({ caption, lines }: PartsTableProps) {
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  return (
    <FigureTable
      caption={caption}
      head={['Part', 'Item no.', 'Pieces', 'Price']}
      rows={lines.map(({ productId, title, quantity, totalCents: cents }) => [
        title,
        <Link key={productId} to={paths.product(productId)} className="more inline-block py-1">
          {findListing(productId)?.itemNumber ?? productId}
        </Link>,
        quantity,
        formatDollars(cents),
      ])}
      foot={['Together, before shipping and tax', formatDollars(totalCents)]}
    />
  )
}

/** The way from a drawing to the same stair in the Stair Visualizer. */
export function OpenThisStair({ link }: { link: string }) {
  return (
    <p>
      <a href={designerAddress({ link })} className="more inline-block py-1">
        Open this stair in the Stair Visualizer
      </a>
    </p>
  )
}
