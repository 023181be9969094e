/** A note on what gave way, taken apart: what came of it, and why. */
export interface NoteParts {
  readonly outcome: string
  /** Empty where the outcome says it all. */
  readonly reason: string
}

/** Takes a note apart: its last sentence says what is now, those before it why. */
export function noteParts(note: string): NoteParts {
  const sentences = note.split(/(?<=\.) (?=[A-Z])/)
  return { outcome: sentences.at(-1) ?? note, reason: sentences.slice(0, -1).join(' ') }
}
