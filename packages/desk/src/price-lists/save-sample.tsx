import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { saveFromDesk } from '../asking/save-from-desk.ts'

/** A file with a row of each kind, to be changed and sent. */
export function SaveSample() {
  return (
    <PressedButton
      look="tool"
      action="Save a Sample File"
      doing="Saving…"
      press={() => saveFromDesk('price-lists/sample.csv', 'sample-price-list.csv')}
    />
  )
}
