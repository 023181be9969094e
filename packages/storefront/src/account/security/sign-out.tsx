import { Part } from '../part.tsx'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { signOut } from '../session/sign-in-steps.ts'

/** Signing out here, on all other devices, or everywhere. */
export function SignOut() {
  return (
    <Part title="Signing out">
      <p className="mb-4 max-w-[60ch] text-ink-2">
        Whoever signs out leaves nothing of the account in this browser. The cart stays: it belongs
        to the browser, not to the account.
      </p>
      <div className="flex flex-wrap gap-3">
        <PressedButton action="Sign Out Here" doing="Signing out…" press={() => signOut('local')} />
        <PressedButton
          look="outline"
          action="Sign Out Everywhere"
          doing="Signing out…"
          press={() => signOut('global')}
        />
        <PressedButton
          look="outline"
          action="Sign Out Other Devices"
          doing="Signing out…"
          done="All other devices are signed out."
          press={() => signOut('others')}
        />
      </div>
    </Part>
  )
}
