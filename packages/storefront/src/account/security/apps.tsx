import { useState } from 'react'
import { Asked } from '../asked.tsx'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { Part } from '../part.tsx'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { beginApp, type NewApp } from '@millrun/ui/sign-in/app-factor'
import { listFactors, removeFactor } from '../session/second-factors.ts'
import { authClient } from '../session/session.ts'
import { useAskAgain } from '../use-ask-again.ts'
import { KeyList } from './key-list.tsx'
import { SetUpApp } from './set-up-app.tsx'

const NAME = 'apps'

/** Authenticator apps as the second step of signing in. */
export function Apps() {
  const askAgain = useAskAgain(NAME)
  const [begun, setBegun] = useState<NewApp>()

  async function begin(): Promise<Outcome<unknown>> {
    const outcome = await beginApp(authClient(), 'Authenticator app')
    if (outcome.ok) setBegun(outcome.data)
    return outcome
  }

  function end(): void {
    setBegun(undefined)
    void askAgain()
  }

  async function remove(id: string): Promise<Outcome<undefined>> {
    const outcome = await removeFactor(id)
    if (outcome.ok) await askAgain()
    return outcome
  }

  return (
    <Part title="Second step">
      <p className="mb-4 max-w-[60ch] text-ink-2">
        An authenticator app shows a code that changes every 30 seconds. With it, a password that
        somebody has guessed opens nothing.
      </p>
      <Asked name={NAME} ask={listFactors} waiting="Looking up your apps…">
        {(apps) => (
          <>
            {apps.length > 0 && <KeyList keys={apps} onRemove={remove} />}
            {begun !== undefined && <SetUpApp app={begun} onEnd={end} />}
            {begun === undefined && apps.length === 0 && (
              <PressedButton
                look="outline"
                action="Set Up an App"
                doing="Beginning…"
                press={begin}
              />
            )}
          </>
        )}
      </Asked>
    </Part>
  )
}
