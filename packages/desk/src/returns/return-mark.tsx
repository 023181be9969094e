import { RETURN_STATUS_WORDS } from '@millrun/commerce/returns/return-words'
import type { ReturnStatus } from '@millrun/commerce/returns/told-return'
import { type Sign, StateMark } from '../parts/state-mark.tsx'

const SIGNS: Readonly<Record<ReturnStatus, Sign>> = {
  asked: 'empty',
  approved: 'back',
  due: 'half',
  refused: 'crossed',
  closed: 'full',
}

/** How a return stands. */
export function ReturnMark({ status }: { status: ReturnStatus }) {
  return <StateMark sign={SIGNS[status]}>{RETURN_STATUS_WORDS[status]}</StateMark>
}
