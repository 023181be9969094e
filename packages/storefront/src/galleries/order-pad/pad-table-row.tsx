import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import type { ProductText } from '@millrun/catalogue/product'
import type { Line } from '@millrun/catalogue/choosing/line-id'
import { unitPrice } from '@millrun/catalogue/choosing/unit-price'
import { formatDollars } from '@millrun/commerce/dollars'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { PIECES_AT_ONCE } from '../../cart/pieces-at-once.ts'
import { paths } from '../../paths.ts'
import { Measures } from '../../text/measures.tsx'
import { Photograph } from '../../pictures/photograph.tsx'
import type { ListWords } from './pad-words.ts'
import { rowQuantity, type PadRow, type RowProblem } from './order-pad.ts'
import { RowChoices } from './row-choices.tsx'

interface PadTableRowProps<P extends ProductText> {
  readonly product: P
  readonly words: ListWords<P>
  readonly row: PadRow
  /** What its pieces cost with all that is written down. */
  readonly line: Line | undefined
  readonly problem: RowProblem | undefined
  readonly isTarget: boolean
  readonly onChange: (productId: string, change: Partial<PadRow>) => void
}

/** A product in one row; on a phone in a block of its own, its picture to the left and the box to the right. */
export function PadTableRow<P extends ProductText>(props: PadTableRowProps<P>) {
  const { product, words, row, line, problem, isTarget, onChange } = props
  const { id, title, itemNumber } = product
  const price = line?.unitPriceCents ?? unitPrice(product, row.choices)
  return (
    <tr
      id={id}
      aria-current={isTarget ? 'true' : undefined}
      className="scroll-mt-20 border-b border-rule target:bg-field aria-current:bg-field max-md:grid max-md:grid-cols-[52px_1fr_76px] max-md:gap-x-3 max-md:py-3"
    >
      <td className="max-md:row-[1/span_9] md:w-14 md:px-2 md:py-1.5">
        <Photograph
          src={chosenPicture(product, row.choices)}
          sizes="56px"
          className="h-16 w-13 object-cover md:h-14 md:w-11"
        />
      </td>
      <th scope="row" className="text-left font-normal max-md:col-start-2 md:px-2 md:py-1.5">
        <h2 className="font-serif text-[17px] leading-[1.2] tracking-[-0.008em]">
          <Link to={paths.product(id)} className="no-underline hover:underline">
            {title}
          </Link>
        </h2>
        <span className="text-[13px] text-ink-2">{itemNumber}</span>
      </th>
      {Object.entries(words.facts(product)).map(([heading, fact]) => (
        <Fact key={heading} heading={heading}>
          <Measures text={fact} />
        </Fact>
      ))}
      {words.choice !== undefined && (
        <Fact heading={words.choice}>
          <RowChoices
            product={product}
            choices={row.choices}
            only={words.only?.(product) ?? ''}
            isSpeciesMissing={problem === 'species'}
            onChoose={(choices) => onChange(id, { choices })}
          />
        </Fact>
      )}
      <td className="text-right font-semibold max-md:col-start-3 max-md:row-1 md:px-2">
        {formatDollars(price)}
      </td>
      <td className="text-right max-md:col-start-3 max-md:row-[2/span_8] md:px-2">
        <QuantityBox {...props} priceCents={price} />
      </td>
    </tr>
  )
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <td
      data-heading={heading}
      className="max-md:col-start-2 max-md:text-[13px] max-md:before:mr-1.5 max-md:before:text-ink-2 max-md:before:content-[attr(data-heading)] md:px-2 md:py-1.5"
    >
      {children}
    </td>
  )
}

function QuantityBox<P extends ProductText>(props: PadTableRowProps<P> & { priceCents: number }) {
  const { product, row, problem, onChange, priceCents } = props
  const { id, title, itemNumber, inStock } = product
  if (!inStock) return <span className="text-[13px] text-ink-2">Out of Stock</span>
  const quantity = rowQuantity(row.text) ?? 0
  const noteId = `quantity-note-${id}`
  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={`quantity-${id}`}
        aria-label={`Quantity of ${itemNumber}, ${title}`}
        aria-invalid={problem === 'quantity' || undefined}
        aria-describedby={problem === 'quantity' ? noteId : undefined}
        value={row.text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(id, { text: event.currentTarget.value })}
        className="h-11 w-19 rounded-xs border border-rule-2 bg-field px-2 text-center font-medium aria-invalid:border-wrong lg:h-9"
      />
      {problem === 'quantity' && (
        <p id={noteId} className="mt-1 text-[13px] leading-tight text-wrong">
          Whole numbers from {PIECES_AT_ONCE.min} to {PIECES_AT_ONCE.max}.
        </p>
      )}
      {quantity > 1 && (
        <p className="mt-1 text-[13px] text-ink-2">{formatDollars(quantity * priceCents)}</p>
      )}
    </>
  )
}
