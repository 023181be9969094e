import { business } from '../business.ts'
import type { ReturnReason } from './return-reason.ts'
import type { ReturnStatus } from './told-return.ts'

/** What can happen to a return. */
export const RETURN_EVENTS = [
  'asked',
  'approved',
  'kept',
  'refused',
  'received',
  'refunded',
  'refund failed',
  'closed',
] as const
export type ReturnEventKind = (typeof RETURN_EVENTS)[number]

/** How a return stands, as its buyer reads it. */
export const RETURN_STANDS: Readonly<Record<ReturnStatus, string>> = {
  asked: 'We are looking at it and write to you.',
  approved: 'Please send the pieces to us, with the slip in the package.',
  due: 'We are giving your money back.',
  refused: 'We could not accept it.',
  closed: 'Done.',
}

/** How a return stands, in a word or two. */
export const RETURN_STATUS_WORDS: Readonly<Record<ReturnStatus, string>> = {
  asked: 'To decide',
  approved: 'On its way back',
  due: 'To refund',
  refused: 'Refused',
  closed: 'Closed',
}

/** What happened to a return, in a sentence; `note` is why, which pieces, or how much. */
export function returnSentence(kind: ReturnEventKind, note: string): string {
  switch (kind) {
    case 'asked':
      return 'You told us of it.'
    case 'approved':
      return withNote('We have approved it: please send the pieces to us.', note)
    case 'kept':
      return withNote('We have approved it: nothing has to come back.', note)
    case 'refused':
      return `We could not accept it: ${note}`
    case 'received':
      return `We have received ${note}.`
    case 'refunded':
      return note === '' ? 'We give the money back.' : `We give ${note} back.`
    case 'refund failed':
      return 'The refund did not go through; we look into it.'
    case 'closed':
      return withNote('It is closed.', note)
  }
}

function withNote(sentence: string, note: string): string {
  return note === '' ? sentence : `${sentence} ${note}`
}

/** Where returned pieces are sent, in the lines of a label. */
export function sendTo(number: string): readonly string[] {
  const { street, city, state, zip } = business.address
  return [business.name, `Return ${number}`, street, `${city}, ${state} ${zip}`]
}

/** Who pays for the way back. */
export function wayBack(reason: ReturnReason): string {
  return reason === 'too-many'
    ? 'You pay for the way back, with the carrier that you like.'
    : `Please call us before you pay for shipping, ${business.phone}: we arrange the way back.`
}
