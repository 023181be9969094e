import { Asked } from '../asked.tsx'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { Part } from '../part.tsx'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { addPasskey, listPasskeys, removePasskey } from '../session/second-factors.ts'
import { useAskAgain } from '../use-ask-again.ts'
import { KeyList } from './key-list.tsx'

const NAME = 'passkeys'

/** Passkeys: signing in by the lock of a device. */
export function Passkeys() {
  const askAgain = useAskAgain(NAME)

  async function thenAgain(step: Promise<Outcome<undefined>>): Promise<Outcome<undefined>> {
    const outcome = await step
    if (outcome.ok) await askAgain()
    return outcome
  }

  return (
    <Part title="Passkeys">
      <p className="mb-4 max-w-[60ch] text-ink-2">
        With a passkey you sign in as you unlock your phone or computer. It is kept on the device,
        and nothing about it can be guessed.
      </p>
      <Asked name={NAME} ask={listPasskeys} waiting="Looking up your passkeys…">
        {(keys) => (
          <>
            {keys.length > 0 && (
              <KeyList keys={keys} onRemove={(id) => thenAgain(removePasskey(id))} />
            )}
            {'PublicKeyCredential' in window ? (
              <PressedButton
                look="outline"
                action="Add a Passkey"
                doing="Waiting for your device…"
                press={() => thenAgain(addPasskey())}
              />
            ) : (
              <p className="text-ink-2">This browser knows no passkeys.</p>
            )}
          </>
        )}
      </Asked>
    </Part>
  )
}
