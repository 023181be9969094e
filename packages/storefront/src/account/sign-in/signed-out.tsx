import { useState } from 'react'
import { goTo } from '../../router/go-to.ts'
import { accountAddress, useAt } from '../account-address.ts'
import { orderEmail } from '../order-email.ts'
import { ErasedScreen } from '../privacy/erased-screen.tsx'
import { AskCodeScreen } from './ask-code-screen.tsx'
import type { EntrySteps } from './entry-steps.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import { SignUpScreen } from './sign-up-screen.tsx'
import { TypeCodeScreen, type SentCode } from './type-code-screen.tsx'

/** The ways into an account; each has its address, so that Back leads from one to the other. */
export function SignedOut() {
  const at = useAt()
  const [code, setCode] = useState<SentCode>()
  const steps: EntrySteps = {
    email: code?.email ?? '',
    onCodeSent: (kind, email) => {
      setCode({ kind, email })
      // The offer after an order is taken up.
      if (kind === 'signup') orderEmail.forget()
      goTo(accountAddress('confirm'))
    },
  }
  switch (at) {
    case 'sign-up':
      return <SignUpScreen key={at} {...steps} orderEmail={undefined} />
    case 'after-order':
      return <SignUpScreen key={at} {...steps} orderEmail={orderEmail.read()} />
    case 'code':
      return <AskCodeScreen key={at} kind="email" {...steps} />
    case 'forgotten':
      return <AskCodeScreen key={at} kind="recovery" {...steps} />
    case 'erased':
      return <ErasedScreen />
    case 'confirm':
      // After a reload nobody knows any more where the code went.
      return code === undefined ? <SignInScreen email="" /> : <TypeCodeScreen {...code} />
    default:
      return <SignInScreen email={steps.email} />
  }
}
