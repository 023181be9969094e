import { formatDollars } from '@millrun/commerce/dollars'
import { cartItem } from '@millrun/commerce/cart-item'
import { LIST_GROUPS, type PartsLine, type PartsList } from '@millrun/stair/parts-list/parts-list'
import type { RailWords } from '@millrun/stair/parts-list/rail-words'
import { useDesign } from '../../design-state.tsx'
import { OptionRow } from '@millrun/ui/fields/option-row.tsx'
import { ProductPicture } from '../../ui/product-picture.tsx'
import { GROUP_NAMES, quantityText } from './list-words.ts'

/** What is bought, by group, with quantities and prices. */
export function PartsLines({ list: { lines, rail } }: { list: Pick<PartsList, 'lines' | 'rail'> }) {
  return LIST_GROUPS.map((group) => {
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
        {group === 'rail' && rail !== undefined && <RailLengths words={rail} />}
      </div>
    )
  })
}

const RAIL_LENGTHS = [
  { value: 'cheapest', name: 'Cheapest lengths' },
  { value: 'fewest-joints', name: 'Fewest joints' },
] as const

/** How the lengths of rail were chosen, and the other way where there is one. */
function RailLengths({ words: { text, isChoice } }: { words: RailWords }) {
  const { design, edit } = useDesign()
  if (!isChoice) return <p className="pt-2 text-sm leading-5 text-ink-2">{text}</p>
  return (
    <div className="pt-3">
      <OptionRow
        label="Lengths of rail"
        value={design.railLengths}
        options={RAIL_LENGTHS}
        onChange={(railLengths) => edit({ railLengths })}
        hint={text}
      />
    </div>
  )
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
        <p className="text-sm leading-5 text-ink-2">Item {line.product.itemNumber}</p>
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
