import { StopAskingResponseSchema } from '@millrun/commerce/ratings/own-ratings'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { callFunction } from '../checkout/functions-client.ts'
import { Frame } from './review-screen.tsx'

type State = 'asked' | 'sending' | 'stopped' | 'missing' | 'failed'

const LOST = 'We could not write that down just now. Please press once more in a moment.'

/** Asks whether somebody is never to be asked for a review again; opened it changes nothing. */
export function StopScreen({ token }: { token: string }) {
  const [state, setState] = useState<State>('asked')
  async function stop(): Promise<void> {
    setState('sending')
    const reply = await callFunction('stop-rating-mails', StopAskingResponseSchema, { token })
    if (reply.ok) setState('stopped')
    else setState(reply.status === 404 || reply.status === 422 ? 'missing' : 'failed')
  }
  switch (state) {
    case 'stopped':
      return (
        <Frame
          title="We do not ask you again"
          sentences={['Mails about your orders still come: those that you need to get them.']}
        />
      )
    case 'missing':
      return (
        <Frame
          title="Nothing to stop"
          sentences={['This link is not known. Please open the one in our e-mail once more.']}
        />
      )
    case 'asked':
    case 'sending':
    case 'failed':
      return (
        <Frame
          title="No more questions?"
          sentences={[
            'We ask once for an order what you think of it. Press, and we never do again.',
          ]}
        >
          <Button
            className="mt-6"
            aria-disabled={state === 'sending'}
            onClick={() => void (state === 'sending' || stop())}
          >
            Do Not Ask Me Again
          </Button>
          <p role="alert" className="mt-3 max-w-[60ch]">
            {state === 'failed' && LOST}
          </p>
        </Frame>
      )
  }
}
