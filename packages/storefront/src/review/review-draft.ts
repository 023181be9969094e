import type { OwnRatings } from '@millrun/commerce/ratings/own-ratings'
import { z } from 'zod/mini'

const TypedSchema = z.object({
  /** 0 while none are chosen. */
  stars: z.number(),
  text: z.string(),
})

const DraftSchema = z.object({
  name: z.string(),
  products: z.record(z.string(), TypedSchema),
})

/** What stands in the form: of each product by its id. */
export type ReviewDraft = z.infer<typeof DraftSchema>
export type TypedReview = z.infer<typeof TypedSchema>

export const NOTHING_TYPED: TypedReview = { stars: 0, text: '' }

/** What stands in the form before anything is typed: what was sent before. */
export function sentDraft({ name, products }: OwnRatings): ReviewDraft {
  return {
    name,
    products: Object.fromEntries(
      products.map(({ id, rating }) => [
        id,
        rating === null || rating.state === 'withdrawn'
          ? NOTHING_TYPED
          : { stars: rating.stars, text: rating.text },
      ]),
    ),
  }
}

/** What was typed on this device for an order and not sent yet. */
export function readDraft(token: string): ReviewDraft | undefined {
  return attempt((storage) => {
    const text = storage.getItem(keyOf(token))
    return text === null ? undefined : DraftSchema.safeParse(JSON.parse(text)).data
  })
}

export function keepDraft(token: string, draft: ReviewDraft): void {
  attempt((storage) => storage.setItem(keyOf(token), JSON.stringify(draft)))
}

/** What was typed is sent. */
export function dropDraft(token: string): void {
  attempt((storage) => storage.removeItem(keyOf(token)))
}

/** Enough of the secret to tell orders apart, and too little to open the page with. */
function keyOf(token: string): string {
  return `millrun-review-${token.slice(0, 8)}`
}

function attempt<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(window.localStorage)
  } catch {
    // Where storage is forbidden or full, what was typed lasts as long as the page.
    return undefined
  }
}
