import { LONGEST_NAME } from '@millrun/commerce/ratings/given-rating'
import type { OwnRatings } from '@millrun/commerce/ratings/own-ratings'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkedReview, type CheckedReview } from './checked-review.ts'
import { ProductFields } from './product-fields.tsx'
import {
  dropDraft,
  keepDraft,
  NOTHING_TYPED,
  readDraft,
  type ReviewDraft,
  sentDraft,
  type TypedReview,
} from './review-draft.ts'
import type { OwnRatingsAccess, Said } from './use-own-ratings.ts'

interface ReviewFormProps {
  readonly token: string
  readonly own: OwnRatings
  readonly access: OwnRatingsAccess
}

type Wrong = Extract<CheckedReview, { readonly ok: false }>

/** All products of an order on one form; what is typed stays on this device until it is sent. */
export function ReviewForm({ token, own, access: { isSending, give, withdraw } }: ReviewFormProps) {
  const [draft, setDraft] = useState(() => begun(token, own))
  const [wrong, setWrong] = useState<Wrong>()
  const [said, setSaid] = useState<Said>()

  function type(typed: ReviewDraft): void {
    setDraft(typed)
    setSaid(undefined)
    keepDraft(token, typed)
  }

  function typeOf(product: string, typed: TypedReview): void {
    type({ ...draft, products: { ...draft.products, [product]: typed } })
  }

  /** What is taken back is not sent again with the rest. */
  async function takeBack(product: string): Promise<void> {
    const outcome = await withdraw(product)
    if (outcome.ok) typeOf(product, NOTHING_TYPED)
    setSaid(outcome)
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const checked = checkedReview(draft)
    if (!checked.ok) {
      flushSync(() => setWrong(checked))
      focusFirst(form, checked)
      return
    }
    setWrong(undefined)
    const outcome = await give({ name: checked.name, ratings: checked.ratings })
    if (outcome.ok) dropDraft(token)
    setSaid(outcome)
  }

  return (
    <form noValidate className="mt-8 max-w-180" onSubmit={(event) => void send(event)}>
      {own.products.map((product) => (
        <ProductFields
          key={product.id}
          product={product}
          typed={draft.products[product.id] ?? NOTHING_TYPED}
          errors={wrong?.products[product.id]}
          onType={(typed) => typeOf(product.id, typed)}
          onWithdraw={() => void takeBack(product.id)}
        />
      ))}
      <NameAndSend
        name={draft.name}
        error={wrong?.name}
        isSending={isSending}
        said={
          said ?? (wrong?.whole === undefined ? undefined : { ok: false, sentence: wrong.whole })
        }
        onName={(name) => type({ ...draft, name })}
      />
    </form>
  )
}

interface NameAndSendProps {
  readonly name: string
  readonly error: string | undefined
  readonly isSending: boolean
  readonly said: Said | undefined
  readonly onName: (name: string) => void
}

/** The name for all of them, the button, and what came of it. */
function NameAndSend({ name, error, isSending, said, onName }: NameAndSendProps) {
  return (
    <div className="border-t border-rule pt-6">
      <TextField
        label="Name that is shown"
        hint="Yours, or another one that you like."
        name="name"
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
        className="max-w-96"
        error={error}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
      <Button type="submit" className="mt-3 max-sm:w-full" aria-disabled={isSending}>
        {isSending ? 'Sending…' : 'Send Review'}
      </Button>
      <p
        aria-live="polite"
        className={`mt-4 min-h-12 max-w-[60ch] ${said?.ok === true ? 'font-medium' : 'text-wrong'}`}
      >
        {said?.sentence}
      </p>
    </div>
  )
}

/** What was typed and not sent goes before what was sent; of products that are in the order alone. */
function begun(token: string, own: OwnRatings): ReviewDraft {
  const sent = sentDraft(own)
  const typed = readDraft(token)
  if (typed === undefined) return sent
  const products = own.products.map(({ id }) => [
    id,
    typed.products[id] ?? sent.products[id] ?? NOTHING_TYPED,
  ])
  return { name: typed.name, products: Object.fromEntries(products) }
}

/** Brings whoever sent the form to the first thing that is wrong with it. */
function focusFirst(form: HTMLFormElement, { products, name, whole }: Wrong): void {
  const selector =
    whole !== undefined
      ? 'input[type=radio]'
      : Object.keys(products).length > 0
        ? '[data-wrong] input, textarea[aria-invalid]'
        : name === undefined
          ? ''
          : 'input[name=name]'
  if (selector === '') return
  const first = form.querySelector(selector)
  if (first instanceof HTMLElement) first.focus()
}
