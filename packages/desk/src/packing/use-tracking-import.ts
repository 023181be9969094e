import { ImportPreviewSchema, type ImportPreview } from '@millrun/commerce/desk/import-request'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import { useState } from 'react'
import { askDesk } from '../asking/ask-desk.ts'
import { useAskAgain } from '../asking/use-ask-again.ts'

/** A file of tracking numbers on its way: looked at, then applied. */
export function useTrackingImport() {
  const [preview, setPreview] = useState<ImportPreview>()
  const [said, setSaid] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const askAgain = useAskAgain()

  async function look(file: File): Promise<void> {
    setPreview(undefined)
    setSaid(undefined)
    setRefusal(undefined)
    setBusy(true)
    const body = { kind: 'tracking', csv: await file.text() }
    const outcome = await askDesk('imports', ImportPreviewSchema, { method: 'POST', body })
    setBusy(false)
    if (outcome.ok) setPreview(outcome.data)
    else setRefusal(outcome.fault.sentence)
  }

  async function apply(id: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    const outcome = await askDesk(`imports/${id}/apply`, DoneSchema, { method: 'POST' })
    setBusy(false)
    if (!outcome.ok) {
      setRefusal(outcome.fault.sentence)
      return
    }
    setSaid(outcome.data.sentence)
    setPreview(undefined)
    await Promise.all([askAgain(['orders']), askAgain(['packing'])])
  }

  return { preview, said, refusal, isBusy, look, apply }
}
