import type { Limits } from './design-limits.ts'

/** How one decision is written in a link, and read back. */
export interface Field<T> {
  /** In the link, one or two letters. */
  readonly key: string
  /** What it is called in a sentence. */
  readonly name: string
  readonly write: (value: T) => string
  /** Undefined for whatever it cannot be. */
  readonly read: (text: string) => T | undefined
}

/** One of a few words. */
export function oneOf<T extends string>(key: string, name: string, words: readonly T[]): Field<T> {
  return {
    key,
    name,
    write: (value) => String(words.indexOf(value)),
    read: (text) => (/^\d{1,2}$/.test(text) ? words[Number(text)] : undefined),
  }
}

/** A number with up to four decimals. */
export function measured(key: string, name: string, limits: Limits): Field<number> {
  return { key, name, write: numberText, read: (text) => numberWithin(text, limits) }
}

/** A number, or a word where nobody has decided on one. */
export function measuredOr<W extends string>(
  key: string,
  name: string,
  limits: Limits,
  word: W,
): Field<number | W> {
  return {
    key,
    name,
    write: (value) => (typeof value === 'number' ? numberText(value) : 'x'),
    read: (text) => (text === 'x' ? word : numberWithin(text, limits)),
  }
}

/** The same with whole numbers only. */
export function countedOr<W extends string>(
  key: string,
  name: string,
  limits: Limits,
  word: W,
): Field<number | W> {
  const field = measuredOr(key, name, limits, word)
  return {
    ...field,
    read: (text) => {
      const value = field.read(text)
      return typeof value === 'number' && !Number.isInteger(value) ? undefined : value
    },
  }
}

function numberText(value: number): string {
  return String(Number(value.toFixed(4)))
}

function numberWithin(text: string, { least, most }: Limits): number | undefined {
  if (!/^\d{1,4}(?:\.\d{1,4})?$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}
