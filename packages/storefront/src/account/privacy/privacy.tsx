import { Part } from '../part.tsx'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { EraseForm } from './erase-form.tsx'
import { saveExport } from './save-export.ts'

/** What the shop keeps about somebody: to be downloaded, or erased. */
export function Privacy({ email }: { email: string }) {
  return (
    <>
      <Part title="Download everything">
        <p className="mb-4 max-w-[60ch] text-ink-2">
          One file with your orders, addresses, kept carts and designs, your trade application, and
          how you sign in. A password is not in it: nobody can read it, we neither.
        </p>
        <PressedButton
          look="outline"
          action="Download Everything"
          doing="Gathering…"
          done="The file is among your downloads."
          press={saveExport}
        />
      </Part>
      <EraseForm email={email} />
    </>
  )
}
