import type { Choices } from '@millrun/catalogue/choosing/choices'
import { unitPrice } from '@millrun/catalogue/choosing/unit-price'
import type { Listing, PriceBreak } from '@millrun/catalogue/product'
import { formatDollars } from '@millrun/commerce/dollars'
import { useSyncExternalStore } from 'react'
import { FIRST_PICK, type PickStore } from '../product/choices/pick-store.ts'
import { tradeChunk } from './trade-chunk.ts'

interface ListPricesProps {
  readonly product: Listing
  readonly picks: PickStore
}

/** By which list a buyer buys, and what more pieces cost, each in the choices above; nothing at everybody's prices. */
export function ListPrices({ product, picks }: ListPricesProps) {
  const { choices } = useSyncExternalStore(picks.subscribe, picks.read, () => FIRST_PICK)
  const list = tradeChunk.peek()?.shownPrices()?.list
  if (list === undefined || product.listCents === undefined) return null
  const { breaks = [] } = product
  return (
    <section aria-label="Your prices" className="mt-6 border border-rule-2 p-4">
      <p className="text-[15px]">
        Price of your list, <span className="font-medium">{list}</span>
        {breaks.length > 0 && ', by how many you buy:'}
      </p>
      {breaks.length > 0 && (
        <>
          <table className="mt-2 w-full text-[15px]">
            <thead className="sr-only">
              <tr>
                <th scope="col">Pieces</th>
                <th scope="col">Each</th>
              </tr>
            </thead>
            <tbody>
              <Row pieces="1 or more" cents={unitPrice(product, choices)} />
              {breaks.map((one) => (
                <Row
                  key={`${one.min} ${one.counted}`}
                  pieces={`${one.min} or more`}
                  cents={breakPrice(product, choices, one)}
                />
              ))}
            </tbody>
          </table>
          <p className="mt-2 text-sm text-ink-2">{countedTogether(breaks)}</p>
        </>
      )}
    </section>
  )
}

function Row({ pieces, cents }: { pieces: string; cents: number }) {
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-1.5 text-left font-normal">
        {pieces}
      </th>
      <td className="text-right font-medium">{formatDollars(cents)}</td>
    </tr>
  )
}

function breakPrice(product: Listing, choices: Choices, { min }: PriceBreak): number {
  return unitPrice(product, choices, { product: min, family: min })
}

function countedTogether(breaks: readonly PriceBreak[]): string {
  return breaks.some(({ counted }) => counted === 'family')
    ? 'Everything of this family in one cart is counted together, in any choices.'
    : 'All of it in one cart is counted together, in any choices.'
}
