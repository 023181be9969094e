import type { ProductText } from '@millrun/catalogue/product'
import { cartItem } from '@millrun/commerce/cart-item'
import { useRef, useState, type FormEvent } from 'react'
import { openCartDrawer } from '../../cart/cart-panel.ts'
import { useCart } from '../../cart/cart-provider.tsx'
import { showToast } from '../../ui/show-toast.ts'
import type { OrderListProps } from './order-list.tsx'
import { addedText } from './added-text.ts'
import { padSum, EMPTY_ROW } from './order-pad.ts'
import { OrderRow } from './order-row.tsx'
import { OrderSum } from './order-sum.tsx'
import { useOrderPad } from './use-order-pad.ts'

/** Products in rows with their sizes, and a box each for how many: one press adds them all. */
export function OrderTable<P extends ProductText>(props: OrderListProps<P>) {
  const { products, shown, words, targetId } = props
  const form = useRef<HTMLFormElement>(null)
  const { dispatch } = useCart()
  const { pad, change, strike } = useOrderPad(words.title)
  const [isChecked, setChecked] = useState(false)
  const sum = padSum(pad, products)
  const hiddenRows = sum.lines.filter(({ line }) => !shown.some(({ id }) => id === line.product.id))
  const problems = isChecked ? sum.problems : {}

  function add(event: FormEvent): void {
    event.preventDefault()
    const [first] = Object.keys(sum.problems)
    setChecked(first !== undefined)
    if (first !== undefined) return goTo(first)
    if (sum.lines.length === 0) return
    for (const { line, quantity } of sum.lines) {
      dispatch({ type: 'add', item: cartItem(line), quantity })
    }
    strike(sum.lines.map(({ line }) => line.product.id))
    showToast({
      title: 'Added to Cart',
      description: addedText(sum),
      action: { label: 'View Cart', onClick: openCartDrawer },
    })
  }

  function goTo(productId: string): void {
    const kind = sum.problems[productId]
    if (kind === 'species') {
      showToast({
        title: 'Species Required',
        description: 'Please select a wood species for this product.',
        tone: 'destructive',
      })
    }
    const name = `${kind === 'species' ? 'species' : 'quantity'}-${productId}`
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <form ref={form} onSubmit={add} noValidate>
      {shown.length > 0 && (
        <table className="w-full text-sm max-md:block">
          <caption className="sr-only">
            {words.title}: sizes, prices, and a box for how many of each to add to the cart
          </caption>
          <Head {...props} />
          <tbody className="max-md:block">
            {shown.map((product) => (
              <OrderRow
                key={product.id}
                product={product}
                words={words}
                row={pad[product.id] ?? EMPTY_ROW}
                problem={problems[product.id]}
                isTarget={product.id === targetId}
                onChange={change}
              />
            ))}
          </tbody>
        </table>
      )}
      {(shown.length > 0 || sum.pieces > 0) && (
        <OrderSum
          sum={sum}
          hiddenRows={hiddenRows.length}
          problems={Object.keys(problems).length}
        />
      )}
    </form>
  )
}

function Head<P extends ProductText>({ products, words }: OrderListProps<P>) {
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
