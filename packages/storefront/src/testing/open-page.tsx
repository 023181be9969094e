import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { endToasts, letReactEnd, waitPatiently } from '@millrun/ui/testing/patient-dom'
import { Router } from '../router/router.tsx'
import { afterAll, afterEach } from 'vitest'
import { App } from '../app/app.tsx'
import { loadRoute } from '../app/routes.ts'
import { frameChunk } from '../site/frame-chunk.ts'

waitPatiently()

// This DOM does not know <search> yet, of which React would complain.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

const notices = () => screen.queryAllByRole('button', { name: 'Close notification' })

afterEach(async () => {
  cleanup()
  for (const close of notices()) close.click()
  // A notice fades out.
  await waitFor(() => {
    if (notices().length > 0) throw new Error('a notice is still there')
  })
  await letReactEnd()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

afterAll(endToasts)

/** Opens the shop at an address, as a browser does; gives back the hands of the visitor. */
export async function openPage(at: string): Promise<UserEvent> {
  window.history.replaceState(null, '', at)
  await loadRoute(window.location.pathname)
  await frameChunk.load()
  await act(async () =>
    render(
      <Router>
        <App />
      </Router>,
    ),
  )
  return userEvent.setup()
}

/** The page itself, without the frame around it. */
export function page() {
  return within(screen.getByRole('main'))
}

/** What the address bar shows after the host. */
export function address(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** The newest notice that says this. */
export async function notice(text: string): Promise<HTMLElement> {
  const [newest] = await screen.findAllByText(text, { selector: '[data-sonner-toast] *' })
  const toast = newest?.closest('li')
  if (!(toast instanceof HTMLElement)) throw new Error(`no notice says ${text}`)
  return toast
}
