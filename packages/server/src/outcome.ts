/** How something ended that the shopkeeper asked for, in a sentence. */
export interface Outcome {
  readonly ok: boolean
  readonly sentence: string
}

export function done(sentence: string): Outcome {
  return { ok: true, sentence }
}

export function fail(sentence: string): Outcome {
  return { ok: false, sentence }
}
