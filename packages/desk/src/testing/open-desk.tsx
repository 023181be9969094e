import { act, cleanup, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { endToasts, letReactEnd, waitPatiently } from '@millrun/ui/testing/patient-dom'
import { sessionAnswer, type SignedIn } from '@millrun/ui/testing/session-answer'
import { BrowserRouter } from 'react-router'
import { afterAll, afterEach } from 'vitest'
import { Desk } from '../frame/desk.tsx'
import { SECTIONS, type Section } from '../frame/sections.ts'
import { sessionKey } from '../session/desk-client.ts'

waitPatiently()

afterEach(async () => {
  cleanup()
  await letReactEnd()
  window.sessionStorage.clear()
  window.localStorage.clear()
})

afterAll(endToasts)

/** Eve, who owns the shop, has signed in with both factors. */
export const EVE = {
  email: 'eve@millrun.example',
  role: 'owner',
  hasFactor: true,
  assurance: 'aal2',
} as const satisfies SignedIn

/** Opens the desk at an address, as a browser does; gives back the hands of who works there. */
export async function openDesk(
  at: string,
  sections: readonly Section[] = SECTIONS,
): Promise<UserEvent> {
  window.history.replaceState(null, '', at)
  await act(async () =>
    render(
      <BrowserRouter basename="/desk">
        <Desk sections={sections} />
      </BrowserRouter>,
    ),
  )
  return userEvent.setup()
}

/** Leaves a session in this tab, as an earlier document of it would. */
export function leaveSession(who: SignedIn = EVE): void {
  window.sessionStorage.setItem(sessionKey(), JSON.stringify(sessionAnswer(who)))
}
