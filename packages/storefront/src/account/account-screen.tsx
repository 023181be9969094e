import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askAddresses } from './addresses/ask-addresses.ts'
import { useSession, type AccountSession } from './session/session.ts'
import { ChoosePasswordScreen } from './sign-in/choose-password-screen.tsx'
import { SecondFactorScreen } from './sign-in/second-factor-screen.tsx'
import { SignedOut } from './sign-in/signed-out.tsx'
import { SignedIn } from './signed-in.tsx'

/** The account: how one gets in, and what is in it. */
export function AccountScreen() {
  const state = useSession()
  switch (state.kind) {
    case 'opening':
      return <Opening />
    case 'signed-out':
      return <SignedOut />
    case 'signed-in':
      return <Demanded state={state} />
  }
}

function Demanded({ state }: { state: Extract<AccountSession, { kind: 'signed-in' }> }) {
  const { session, demand } = state
  switch (demand) {
    case 'second-factor':
      return <SecondFactorScreen session={session} />
    case 'password':
      return <ChoosePasswordScreen session={session} />
    case 'nothing':
      // What was fetched for one customer is never shown to the next.
      return <Opened key={session.user.id} email={session.user.email ?? ''} />
  }
}

function Opened({ email }: { email: string }) {
  const [queryClient] = useState(() => new QueryClient())
  useEffect(() => {
    // Checkout offers the newest addresses, whether anybody looks at them here or not.
    void askAddresses()
    return () => queryClient.clear()
  }, [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn email={email} />
    </QueryClientProvider>
  )
}

function Opening() {
  return (
    <div className="wrap min-h-dvh pt-10 pb-18 lg:pt-14">
      <h1 className="title-gallery">Account</h1>
      <output className="mt-4 block text-lg text-ink-2">Looking whether you are signed in…</output>
    </div>
  )
}
