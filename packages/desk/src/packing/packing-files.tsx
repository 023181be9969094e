import type { Outcome } from '@millrun/ui/asking/outcome'
import { useState } from 'react'
import { saveFromDesk } from '../asking/save-from-desk.ts'
import { BigButton } from '../parts/big-button.tsx'

function saveShipStation(): Promise<Outcome<undefined>> {
  return saveFromDesk('export/shipstation.csv', 'shipstation.csv')
}

/** What is printed and handed on: slips of the chosen orders, and the file for a shipping program. */
export function PackingFiles({ numbers }: { numbers: readonly string[] }) {
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function save(saving: () => Promise<Outcome<undefined>>): Promise<void> {
    if (isSaving) return
    setSaving(true)
    setRefusal(undefined)
    const outcome = await saving()
    setSaving(false)
    if (!outcome.ok) setRefusal(outcome.fault.sentence)
  }

  const slips = () => saveFromDesk(`slips.pdf?orders=${numbers.join(',')}`, 'packing-slips.pdf')
  const isNone = numbers.length === 0
  return (
    <>
      <BigButton
        aria-disabled={isSaving || isNone}
        onClick={() => (isNone ? setRefusal('Please choose the orders first.') : void save(slips))}
      >
        {isNone ? 'Packing Slips' : `Packing Slips for ${numbers.length}`}
      </BigButton>
      <BigButton look="outline" aria-disabled={isSaving} onClick={() => void save(saveShipStation)}>
        ShipStation File
      </BigButton>
      <p className="basis-full text-wrong empty:hidden" aria-live="polite">
        {refusal}
      </p>
    </>
  )
}
