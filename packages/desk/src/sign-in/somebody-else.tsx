import { Button } from '@millrun/ui/first/button.tsx'
import { signOut } from '../session/sign-in-steps.ts'

/** The way back to the first step. */
export function SomebodyElse() {
  return (
    <Button look="quiet" onClick={() => void signOut()}>
      Sign in as somebody else
    </Button>
  )
}
