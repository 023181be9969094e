import type { ListedApplication } from '@millrun/commerce/desk/people/applications'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useState } from 'react'
import { askDesk } from '../../asking/ask-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { PriceListField } from '../../price-lists/price-list-field.tsx'

/** Chooses the price list by which an approved account buys, or takes it back. */
export function GrantedList({ application }: { application: ListedApplication }) {
  const { id, label, priceList } = application
  const [chosen, setChosen] = useState(priceList ?? '')
  const askAgain = useAskAgain()
  const body = { priceList: chosen === '' ? null : chosen }

  async function grant() {
    const path = `applications/${id}/price-list`
    const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
    if (outcome.ok) await Promise.all(ASKED.map((key) => askAgain([key])))
    return outcome
  }

  return (
    <div className="mt-6">
      <PriceListField label={`Price list of ${label}`} value={chosen} onChoose={setChosen} />
      <PressedButton
        look="tool"
        action={`Change the Prices of ${label}`}
        doing="Changing…"
        disabled={chosen === (priceList ?? '')}
        press={grant}
      />
    </div>
  )
}

/** What shows by which list somebody buys, or how many do. */
const ASKED = ['applications', 'price-list', 'customer']
