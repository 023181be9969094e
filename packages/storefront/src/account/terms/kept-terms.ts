import { TermDaysSchema, type TermDays } from '@millrun/commerce/terms/term-days'
import { z } from 'zod/mini'
import { ACCOUNT_KEYS } from '../session/local-copies.ts'

/** The note that checkout offers to order on terms by: it knows nothing else of an account. */
const KEY = `${ACCOUNT_KEYS}terms`

const NoteSchema = z.object({ days: TermDaysSchema })

/** Leaves in this browser in how many days the account pays what it orders on terms; null for one that has no terms. */
export function leaveTermDays(days: TermDays | null): void {
  try {
    if (days === null) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, JSON.stringify({ days }))
  } catch (error) {
    warn(error)
  }
}

/** The days that were left; undefined where nothing is that can be read. */
export function readTermDays(): TermDays | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    return NoteSchema.safeParse(kept).data?.days
  } catch (error) {
    warn(error)
    return undefined
  }
}

function warn(error: unknown): void {
  // oxlint-disable-next-line no-console -- storage is forbidden or damaged: checkout offers no terms
  console.warn('The terms could not be read or left in this browser:', error)
}
