import { flagIn, isRecord } from './record.ts'

export const fieldKinds = ['name', 'number', 'expiry', 'cvv'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** What a card field tells the shop about what was typed; never what was typed. */
export type FieldState = {
  isFocused: boolean
  isEmpty: boolean
  isValid: boolean
  isPotentiallyValid: boolean
}

/** A scheme that the number may belong to. */
export type PossibleCard = {
  type: string
  niceType: string
  code: { name: string; code: string; size: number }
}

export type FieldReport = FieldState & { cards?: PossibleCard[] }

export const untouchedField: FieldState = {
  isFocused: false,
  isEmpty: true,
  isValid: false,
  isPotentiallyValid: true,
}

/** Reads a report that came from a frame. */
export function readFieldReport(value: unknown): FieldReport {
  const cards = isRecord(value) && Array.isArray(value['cards']) ? value['cards'] : []
  return {
    isFocused: flagIn(value, 'isFocused'),
    isEmpty: flagIn(value, 'isEmpty'),
    isValid: flagIn(value, 'isValid'),
    isPotentiallyValid: flagIn(value, 'isPotentiallyValid'),
    cards: cards.filter(isPossibleCard),
  }
}

function isPossibleCard(value: unknown): value is PossibleCard {
  return isRecord(value) && typeof value['type'] === 'string' && isRecord(value['code'])
}
