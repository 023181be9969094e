import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { formatDollars } from '@millrun/commerce/dollars'
import { lineNote } from '@millrun/commerce/line-note'
import type { AnsweredRow } from '@millrun/commerce/quick-order/quick-order'
import type { RowAnswer } from '@millrun/commerce/quick-order/row-answer'
import { rowText } from '@millrun/commerce/quick-order/row-text'
import { Button } from '@millrun/ui/first/button.tsx'
import type { ReactNode } from 'react'
import { Link } from '../router/link.tsx'
import { ExpectedBack } from '../delivery/expected-back.tsx'
import { RowChoices } from '../galleries/order-pad/row-choices.tsx'
import { paths } from '../paths.ts'
import { Photograph } from '../pictures/photograph.tsx'
import { Measures } from '../text/measures.tsx'

interface AnswerRowProps extends AnsweredRow {
  readonly onReplace: (row: string) => void
}

type Found = Extract<RowAnswer, { kind: 'found' }>
type Open = Extract<RowAnswer, { kind: 'open' }>

/** What became of one line of the list. */
export function AnswerRow({ row, answer, addedTo, onReplace }: AnswerRowProps) {
  return (
    <li
      tabIndex={-1}
      data-open={answer.kind === 'found' ? undefined : ''}
      className="grid grid-cols-[56px_1fr] gap-4 border-b border-rule py-3.5 -outline-offset-2"
    >
      <Picture answer={answer} />
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-4 text-sm text-ink-2">
          <q className="min-w-0 truncate before:content-none after:content-none">{row.text}</q>
          <button
            type="button"
            aria-label={`Leave out: ${row.text.slice(0, 60)}`}
            onClick={() => onReplace('')}
            className="-my-3 min-h-11 shrink-0 cursor-pointer underline decoration-rule-2 underline-offset-4 hover:text-ink"
          >
            Leave out
          </button>
        </p>
        {answer.kind === 'open' ? (
          <Question answer={answer} onReplace={onReplace} />
        ) : (
          <LineTitle answer={answer} />
        )}
        {answer.kind === 'sold-out' && (
          <p className="mt-1 text-wrong">
            Out of stock, so it is not added. <ExpectedBack product={answer.line.product} />
          </p>
        )}
        {answer.kind === 'found' && <FoundNotes answer={answer} onReplace={onReplace} />}
        {addedTo !== undefined && (
          <p className="mt-1 text-sm">Named above already: the quantities are added up.</p>
        )}
      </div>
    </li>
  )
}

function Picture({ answer }: { answer: RowAnswer }) {
  const src = pictureOf(answer)
  if (src === undefined) return <span />
  return <Photograph src={src} sizes="56px" className="h-18 w-14 object-contain" />
}

function pictureOf(answer: RowAnswer): string | undefined {
  switch (answer.kind) {
    case 'found':
    case 'sold-out':
      return chosenPicture(answer.line.product, answer.line.choices)
    case 'open':
      return answer.product && chosenPicture(answer.product, {})
  }
}

function LineTitle({ answer }: { answer: Exclude<RowAnswer, Open> }) {
  const { line, quantity } = answer
  const { id, title, product, choices, unitPriceCents } = line
  return (
    <>
      <p className="mt-0.5 flex items-baseline justify-between gap-4">
        <Link
          to={paths.productIn(product.id, choices)}
          className="title-card text-lg no-underline hover:underline"
        >
          <Measures text={title} />
        </Link>
        {answer.kind === 'found' && (
          <span className="font-semibold">{formatDollars(quantity * unitPriceCents)}</span>
        )}
      </p>
      <p className="mt-0.5 text-sm text-ink-2">
        {lineNote({ id, item: product.itemNumber, quantity, unitPriceCents })}
      </p>
    </>
  )
}

/** What was not said, with the ways to say it, and what was not understood. */
function FoundNotes({ answer, onReplace }: { answer: Found } & Pick<AnswerRowProps, 'onReplace'>) {
  const { line, quantity, said, unsaid, unread } = answer
  const { product } = line
  const asked = new Set(unsaid.map(({ id }) => id))
  return (
    <>
      {unread.length > 0 && <Note>Not read: {unread.join(' ')}.</Note>}
      {unsaid.length > 0 && (
        <div className="mt-1.5 text-sm">
          <p className="mb-1">{notNamed(answer)}</p>
          <RowChoices
            product={withGroups(product, asked)}
            choices={line.choices}
            only=""
            isSpeciesMissing={false}
            onChoose={(choices) => {
              const chosen = Object.entries(choices).filter(
                ([id, code]) => id in said || code !== line.choices[id],
              )
              onReplace(rowText(product, Object.fromEntries(chosen), quantity))
            }}
          />
        </div>
      )}
    </>
  )
}

/** The product as if it let choose these groups alone. */
function withGroups(product: Found['line']['product'], asked: ReadonlySet<string>) {
  const { id, itemNumber, priceCents, originalCents, optionGroups } = product
  const groups = optionGroups.filter((group) => asked.has(group.id))
  return { id, itemNumber, priceCents, originalCents, optionGroups: groups }
}

function notNamed({ unsaid }: Found): string {
  const names = unsaid.map(({ name }) => name.toLowerCase()).join(' and ')
  return `No ${names} named: please check.`
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-sm">{children}</p>
}

function Question({ answer, onReplace }: { answer: Open } & Pick<AnswerRowProps, 'onReplace'>) {
  const { sentence, presses, product } = answer
  // A greeting, or what else stands in a mail.
  const isAside = presses.length === 0 && product === undefined
  return (
    <>
      {product !== undefined && (
        <p className="mt-0.5 title-card text-lg">
          <Measures text={product.title} />
        </p>
      )}
      <p className={`mt-0.5 ${isAside ? 'text-ink-2' : 'font-medium'}`}>{sentence}</p>
      {presses.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {presses.map(({ label, row }) => (
            <Button
              key={label}
              look="tool"
              className="h-auto! min-h-11 bg-field! px-3! py-1.5 text-left whitespace-normal!"
              onClick={({ currentTarget }) => {
                // The button goes with its question.
                currentTarget.closest('li')?.focus()
                onReplace(row)
              }}
            >
              {label}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}
