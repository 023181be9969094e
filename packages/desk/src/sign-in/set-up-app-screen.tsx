import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import type { NewApp } from '@millrun/ui/sign-in/app-factor'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { beginFirstApp } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'
import { FirstCode } from './first-code.tsx'
import { SomebodyElse } from './somebody-else.tsx'

/** The second step after an invitation: an authenticator app, without which nothing of the desk is shown. */
export function SetUpAppScreen({ email }: { email: string }) {
  const [begun, setBegun] = useState<Outcome<NewApp>>()
  const isBegun = useRef(false)

  async function begin(): Promise<Outcome<NewApp>> {
    const outcome = await beginFirstApp()
    setBegun(outcome)
    return outcome
  }
  const beginOnce = useEffectEvent(() => {
    if (!isBegun.current) void begin()
    isBegun.current = true
  })
  useEffect(() => beginOnce(), [])

  return (
    <EntryFrame
      title="Set up your authenticator app"
      lede={
        <>
          For <span className="wrap-anywhere text-ink">{email}</span>, step 2 of 2. Any
          authenticator app on your phone or computer will do. From now on you sign in with your
          password and the code that it shows.
        </>
      }
    >
      {begun === undefined && <output className="text-lg text-ink-2">Making a key…</output>}
      {begun?.ok === true && <FirstCode app={begun.data} />}
      {begun?.ok === false && (
        <>
          <p role="alert" className="mb-5 text-lg">
            {begun.fault.sentence}
          </p>
          <div className="flex flex-wrap items-start gap-x-6">
            <PressedButton action="Try Again" doing="Trying…" press={begin} />
            <SomebodyElse />
          </div>
        </>
      )}
    </EntryFrame>
  )
}
