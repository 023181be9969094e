/** Why something was not done, as a sentence for the customer. */
export interface Fault {
  readonly sentence: string
  /** The field that it is about; without one it is about the whole. */
  readonly about?: string | undefined
}

/** What came of something that was asked of the shop. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly fault: Fault }

/** The outcome of something that tells nothing but that it is done. */
export const DONE = { ok: true, data: undefined } as const satisfies Outcome<undefined>

export const UNREACHED: Fault = {
  sentence: 'We could not be reached just now. Please try again in a moment.',
}
