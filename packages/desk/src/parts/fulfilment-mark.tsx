import { FULFILMENT_WORDS, type Fulfilment } from '@millrun/commerce/desk/fulfilment'
import { StateMark, type Sign } from './state-mark.tsx'

const FULFILMENT_SIGNS: Readonly<Record<Fulfilment, Sign>> = {
  open: 'empty',
  part: 'half',
  shipped: 'full',
  picked_up: 'full',
  cancelled: 'crossed',
}

/** How far an order has left the warehouse. */
export function FulfilmentMark({ fulfilment }: { fulfilment: Fulfilment }) {
  return <StateMark sign={FULFILMENT_SIGNS[fulfilment]}>{FULFILMENT_WORDS[fulfilment]}</StateMark>
}
