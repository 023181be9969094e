import { formatDollars } from '@millrun/commerce/dollars'
import { cartItem } from '@millrun/commerce/cart-item'
import type { PartsLine, PartsList } from '../../parts-list/parts-list.ts'
import { PIECE_GROUPS } from '../../placements/piece.ts'
import { ProductPicture } from '../ui/product-picture.tsx'
import { GROUP_NAMES, quantityText } from './list-words.ts'

/** What is bought, by group, with quantities and prices. */
export function PartsLines({ lines }: Pick<PartsList, 'lines'>) {
  return PIECE_GROUPS.map((group) => {
    const alike = lines.filter((line) => line.group === group)
    if (alike.length === 0) return null
    return (
      <div key={group} className="mt-5 first:mt-0">
        <h3 className="border-b border-rule pb-1.5 font-sans text-sm font-medium tracking-normal text-ink-2">
          {GROUP_NAMES[group]}
        </h3>
        <ul>
          {alike.map((line) => (
            <PartsRow key={line.line.id} line={line} />
          ))}
        </ul>
      </div>
    )
  })
}

function PartsRow({ line: parts }: { line: PartsLine }) {
  const { line, note, totalCents, quantity } = parts
  const { title, image } = cartItem(line)
  return (
    <li className="grid break-inside-avoid grid-cols-[56px_1fr_auto] gap-x-3.5 border-b border-rule py-3">
      <div>
        <ProductPicture src={image} widthPx={56} className="h-17.5 w-14 object-contain" />
      </div>
      <div className="min-w-0 text-[15px] leading-5.5">
        <p className="font-medium">{title}</p>
        {note !== '' && <p className="text-sm leading-5 text-ink-2">{note}</p>}
        {!line.product.inStock && (
          <p className="text-sm leading-5 text-wrong">Out of stock, left out of the cart</p>
        )}
        <p className="mt-0.5 text-sm leading-5">{quantityText(parts)}</p>
      </div>
      <div className="text-right">
        <p className="font-medium">{formatDollars(totalCents)}</p>
        {quantity > 1 && (
          <p className="text-sm leading-5 text-ink-2">{formatDollars(line.unitPriceCents)} each</p>
        )}
      </div>
    </li>
  )
}
