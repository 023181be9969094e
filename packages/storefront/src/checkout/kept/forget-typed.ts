import { billingDraft } from '../card/billing-address.ts'
import { formDraft } from './form-draft.ts'

/** Nothing that was typed at checkout stays in this tab: its order is placed. */
export function forgetTyped(): void {
  formDraft.forget()
  billingDraft.forget()
}
