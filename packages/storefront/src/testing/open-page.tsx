import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router'
import { afterEach } from 'vitest'
import { App } from '../app/app.tsx'
import { loadRoute } from '../app/routes.ts'

configure({
  // Whole pages would be printed with every element that is not found.
  getElementError: (message) => new Error(message?.split('\n')[0]),
  // What a press leads to comes as in a browser: chunk by chunk, and waited for by who looks for it.
  eventWrapper: (press) => press(),
  asyncWrapper: (look) => look(),
  // A busy machine takes its time; nothing here measures it.
  asyncUtilTimeout: 30_000,
})

// This DOM does not know <search> yet, of which React would complain.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

const notices = () => screen.queryAllByRole('button', { name: 'Close notification' })

afterEach(async () => {
  cleanup()
  for (const close of notices()) close.click()
  // A notice fades out; React must not come back to it when the DOM of the file is gone.
  await waitFor(() => {
    if (notices().length > 0) throw new Error('a notice is still there')
  })
  await new Promise((done) => setImmediate(done))
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/** Opens the shop at an address, as a browser does; gives back the hands of the visitor. */
export async function openPage(at: string): Promise<UserEvent> {
  window.history.replaceState(null, '', at)
  await loadRoute(window.location.pathname)
  await act(async () =>
    render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
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

/** Replaces what stands in a field, as by pasting. */
export async function fill(visitor: UserEvent, field: HTMLElement, text: string): Promise<void> {
  field.blur()
  await visitor.click(field)
  if (field instanceof HTMLInputElement) field.select()
  await visitor.paste(text)
}

/** The newest notice that says this. */
export async function notice(text: string): Promise<HTMLElement> {
  const [newest] = await screen.findAllByText(text, { selector: '[data-sonner-toast] *' })
  const toast = newest?.closest('li')
  if (!(toast instanceof HTMLElement)) throw new Error(`no notice says ${text}`)
  return toast
}
