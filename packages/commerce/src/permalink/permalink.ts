import { BUY_PAGE } from './buy-page.ts'
import { writtenToken } from './item-token.ts'

/** A line as an address names it: nothing says yet whether there is such a thing. */
export interface PermalinkLine {
  /** Product and choices, as in a cart. */
  readonly id: string
  readonly quantity: number
  /** What one piece cost when the address was made: only to say what has changed. */
  readonly madeCents?: number
}

/** A list that an address holds, as the permalinks of the Universal Commerce Protocol do. */
export interface Permalink {
  /** At least one; each id once. */
  readonly lines: readonly PermalinkLine[]
  readonly jobName?: string
  /** The day on which the address was made, in New Jersey: `2026-11-26`. */
  readonly madeOn?: string
}

/** Why an address holds no list. */
export type PermalinkProblem = 'empty' | 'too-many' | 'unreadable'

export type ReadPermalink =
  | { readonly ok: true; readonly permalink: Permalink }
  | { readonly ok: false; readonly problem: PermalinkProblem }

/** What follows `/buy/` in the address of a list, and the # of its page: `m-399%3Afinish%3Dcv:48?job=Smith%20stairs`. */
export function permalinkText({ lines, jobName, madeOn }: Permalink): string {
  const items = lines.map(({ id, quantity }) => `${writtenToken(id)}:${quantity}`).join(',')
  const cents = lines.flatMap(({ madeCents }) => madeCents ?? [])
  const query = [
    ...(jobName === undefined ? [] : [`job=${encodeURIComponent(jobName)}`]),
    ...(madeOn === undefined || cents.length < lines.length
      ? []
      : [`prices=${cents.join(',')}`, `on=${madeOn}`]),
  ]
  return query.length === 0 ? items : `${items}?${query.join('&')}`
}

/**
 * Where a list of this address is shown. Made of what was understood alone: nothing else of the address gets into it,
 * and what was not understood at all is told by a word.
 */
export function buyPagePath(read: ReadPermalink): string {
  return read.ok ? `${BUY_PAGE}#${permalinkText(read.permalink)}` : `${BUY_PAGE}#?${read.problem}`
}

/** More than nine digits are not read, and nobody needs them. */
const ABSURD_QUANTITY = 999_999_999

/** Lines with each id once, where it stood first. */
export function addedUp(lines: readonly PermalinkLine[]): readonly PermalinkLine[] {
  const sums = new Map<string, PermalinkLine>()
  for (const line of lines) {
    const before = sums.get(line.id)
    const quantity = Math.min(line.quantity + (before?.quantity ?? 0), ABSURD_QUANTITY)
    sums.set(line.id, { ...(before ?? line), quantity })
  }
  return [...sums.values()]
}
