import { Apps } from './apps.tsx'
import { ChangePassword } from './change-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { SignOut } from './sign-out.tsx'

/** How somebody signs in and out: password, second step, passkeys, and all browsers. */
export function Security({ email }: { email: string }) {
  return (
    <>
      <SignOut />
      <ChangePassword email={email} />
      <Apps />
      <Passkeys />
    </>
  )
}
