import type { ProductText } from '@millrun/catalogue/product'
import { cartItem } from '@millrun/commerce/cart-item'
import { useRef, useState, type FormEvent } from 'react'
import { addedSentence, showAdded } from '../../cart/added-notice.ts'
import { useCartStore } from '../../cart/cart-provider.tsx'
import { showSpeciesRequired } from '../../product/choices/missing-species.ts'
import { LongList } from '../../long-list/long-list.tsx'
import type { PadListProps } from './pad-list.tsx'
import {
  EMPTY_ROW,
  padSum,
  type OrderPad,
  type PadRow,
  type PadSum,
  type RowProblem,
} from './order-pad.ts'
import { PadTableRow } from './pad-table-row.tsx'
import { PadTotal } from './pad-total.tsx'
import { useOrderPad } from './use-order-pad.ts'

/** Products in rows with their sizes, and a box each for how many: one press adds them all. */
export function PadTable<P extends ProductText>(props: PadListProps<P>) {
  const { products, shown, words } = props
  const form = useRef<HTMLFormElement>(null)
  const { dispatch } = useCartStore()
  const { pad, change, strike } = useOrderPad(words.title)
  const [isChecked, setChecked] = useState(false)
  const sum = padSum(pad, products)
  const hiddenRows = sum.lines.filter(({ line }) => !shown.some(({ id }) => id === line.product.id))

  function add(event: FormEvent): void {
    event.preventDefault()
    const [first] = Object.entries(sum.problems)
    setChecked(first !== undefined)
    if (first !== undefined) return goToProblem(form.current, ...first)
    if (sum.lines.length === 0) return
    for (const { line, quantity } of sum.lines) {
      dispatch({ type: 'add', item: cartItem(line), quantity })
    }
    strike(sum.lines.map(({ line }) => line.product.id))
    showAdded(addedText(sum), true)
  }

  return (
    <form ref={form} onSubmit={add} noValidate>
      {shown.length > 0 && (
        <table className="w-full text-sm max-md:block">
          <caption className="sr-only">
            {words.title}: sizes, prices, and a box for how many of each to add to the cart
          </caption>
          <Head {...props} />
          <Rows
            {...props}
            pad={pad}
            sum={sum}
            problems={isChecked ? sum.problems : {}}
            onChange={change}
          />
        </table>
      )}
      {(shown.length > 0 || sum.pieces > 0) && (
        <PadTotal sum={sum} hiddenRows={hiddenRows.length} isChecked={isChecked} />
      )}
    </form>
  )
}

/** Puts the focus where a row has to be put right. */
function goToProblem(form: HTMLFormElement | null, productId: string, problem: RowProblem): void {
  if (problem === 'species') showSpeciesRequired()
  const field = form?.elements.namedItem(`${problem}-${productId}`)
  if (field instanceof HTMLElement) field.focus()
}

/** What a list has put into the cart, in a sentence; of one product as its own page says it. */
function addedText({ lines, pieces }: PadSum): string {
  const [only] = lines
  if (only !== undefined && lines.length === 1) {
    return addedSentence(only.quantity, only.line.product.title)
  }
  return `${pieces} pieces of ${lines.length} products have been added to your cart.`
}

interface RowsProps<P extends ProductText> extends PadListProps<P> {
  readonly pad: OrderPad
  readonly sum: PadSum
  readonly problems: PadSum['problems']
  readonly onChange: (productId: string, change: Partial<PadRow>) => void
}

function Rows<P extends ProductText>(props: RowsProps<P>) {
  const { shown, words, targetId, pad, sum, problems, onChange } = props
  const lines = new Map(sum.lines.map(({ line }) => [line.product.id, line]))
  return (
    <LongList box="tbody" className="max-md:block" items={shown} targetId={targetId}>
      {(product) => (
        <PadTableRow
          key={product.id}
          product={product}
          words={words}
          row={pad[product.id] ?? EMPTY_ROW}
          line={lines.get(product.id)}
          problem={problems[product.id]}
          isTarget={product.id === targetId}
          onChange={onChange}
        />
      )}
    </LongList>
  )
}

function Head<P extends ProductText>({ products, words }: PadListProps<P>) {
  const [first] = products
  const facts = first === undefined ? [] : Object.keys(words.facts(first))
  const choice = words.choice === undefined ? [] : [words.choice]
  return (
    <thead className="max-md:sr-only">
      <tr className="text-left text-[13px] text-ink-2 [&>th]:border-b [&>th]:border-ink [&>th]:px-2 [&>th]:py-2 [&>th]:font-normal">
        <th scope="col">
          <span className="sr-only">Picture</span>
        </th>
        <th scope="col">Item</th>
        {[...facts, ...choice].map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
        <th scope="col" className="text-right">
          Price
        </th>
        <th scope="col" className="w-28 text-right">
          Quantity
        </th>
      </tr>
    </thead>
  )
}
