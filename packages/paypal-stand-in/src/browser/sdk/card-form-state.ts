import type { FieldKind, FieldReport, FieldState, PossibleCard } from '../link/card-field-state.ts'
import { untouchedField } from '../link/card-field-state.ts'

/** What `getState()` answers and every input event carries. */
export type CardFormState = {
  cards: PossibleCard[]
  emittedBy?: FieldKind
  isFormValid: boolean
  errors: string[]
  fields: {
    cardNameField: FieldState
    cardNumberField: FieldState
    cardExpiryField: FieldState
    cardCvvField: FieldState
  }
}

const errorNames: Readonly<Record<FieldKind, string>> = {
  name: 'INVALID_NAME',
  number: 'INVALID_NUMBER',
  expiry: 'INVALID_EXPIRY',
  cvv: 'INVALID_CVV',
}

const requiredKinds: readonly FieldKind[] = ['number', 'expiry', 'cvv']

/** Joins what the fields report. The name counts only when the shop shows its field. */
export function cardFormState(reports: ReadonlyMap<FieldKind, FieldReport>): CardFormState {
  const kinds: FieldKind[] = reports.has('name') ? ['name', ...requiredKinds] : [...requiredKinds]
  const errors = kinds.filter((kind) => !reports.get(kind)?.isValid).map((kind) => errorNames[kind])
  return {
    cards: reports.get('number')?.cards ?? [],
    isFormValid: errors.length === 0,
    errors,
    fields: {
      cardNameField: fieldState(reports.get('name')),
      cardNumberField: fieldState(reports.get('number')),
      cardExpiryField: fieldState(reports.get('expiry')),
      cardCvvField: fieldState(reports.get('cvv')),
    },
  }
}

function fieldState(report: FieldReport | undefined): FieldState {
  if (!report) return untouchedField
  const { isFocused, isEmpty, isValid, isPotentiallyValid } = report
  return { isFocused, isEmpty, isValid, isPotentiallyValid }
}
