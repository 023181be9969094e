import { plainJobName } from '../account/job-name.ts'
import { MAX_LINES } from '../limits/order-limits.ts'
import { readToken } from './item-token.ts'
import {
  addedUp,
  type PermalinkLine,
  type PermalinkProblem,
  type ReadPermalink,
} from './permalink.ts'

/** Longer than any list that can be ordered. */
const LONGEST_TEXT = 32_768
const QUANTITY = /:([1-9]\d{0,8})$/
const CENTS = /^[1-9]\d{0,8}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads what follows `/buy/` in an address, or the # of the page. A list is read as a whole or not at all: half of it
 * would be bought as if it were all. Of the query only what we write ourselves is known; where it is damaged, the list
 * stands without.
 */
export function readPermalink(text: string): ReadPermalink {
  const [, items = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(text) ?? []
  if (items === '') return refused(query)
  if (text.length > LONGEST_TEXT) return refused('unreadable')
  const named = readItems(items)
  if (named === undefined) return refused('unreadable')
  const madeOn = dayIn(query)
  const cents = madeOn === undefined ? [] : centsIn(query, named.length)
  const lines = addedUp(named.map((line, at) => ({ ...line, ...madeAt(cents[at]) })))
  if (lines.length > MAX_LINES) return refused('too-many')
  const jobName = plainJobName(valueIn(query, 'job') ?? '')
  const permalink = {
    lines,
    ...(jobName !== undefined && { jobName }),
    ...(madeOn !== undefined && cents.length > 0 && { madeOn }),
  }
  return { ok: true, permalink }
}

/** The word that the address of the page says in the place of a list. */
function refused(word: string): { readonly ok: false; readonly problem: PermalinkProblem } {
  return { ok: false, problem: word === 'too-many' || word === 'unreadable' ? word : 'empty' }
}

/** A mail program may have decoded the commas within an id: what does not end in a quantity goes on after the comma. */
function readItems(text: string): readonly PermalinkLine[] | undefined {
  const lines: PermalinkLine[] = []
  let begun: string[] = []
  for (const piece of text.split(',')) {
    begun.push(piece)
    const [ending, digits] = QUANTITY.exec(piece) ?? []
    if (ending === undefined) continue
    const id = readToken(begun.join(',').slice(0, -ending.length))
    if (id === undefined) return undefined
    lines.push({ id, quantity: Number(digits) })
    begun = []
  }
  return begun.length === 0 ? lines : undefined
}

/** One price for each item, or none at all. */
function centsIn(query: string, count: number): readonly number[] {
  const prices = valueIn(query, 'prices')?.split(',') ?? []
  const areWhole = prices.length === count && prices.every((price) => CENTS.test(price))
  return areWhole ? prices.map(Number) : []
}

function madeAt(madeCents: number | undefined): Pick<PermalinkLine, 'madeCents'> {
  return madeCents === undefined ? {} : { madeCents }
}

function dayIn(query: string): string | undefined {
  const day = valueIn(query, 'on') ?? ''
  const at = DAY.test(day) ? Date.parse(day) : Number.NaN
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
  return isDay ? day : undefined
}

function valueIn(query: string, name: string): string | undefined {
  const found = query.split('&').find((part) => part.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1).replaceAll('+', ' '))
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
