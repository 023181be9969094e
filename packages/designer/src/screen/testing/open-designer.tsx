import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { CartLine } from '@millrun/stair/parts-list/cart-lines'
import type { Design } from '@millrun/stair/design/design'
import { afterEach } from 'vitest'
import { designLink } from '../../link/design-link.ts'
import { DesignerScreen } from '../designer-screen.tsx'
import { loadPanels } from '../step-panels.ts'
import type { Notice, Shop } from '../shop.ts'

configure({
  // The whole screen would be printed with every element that is not found.
  getElementError: (message) => new Error(message?.split('\n')[0]),
  // A busy machine takes its time; nothing here measures it.
  asyncUtilTimeout: 30_000,
})

/** This DOM tells of a new hash also where a script has replaced the address; browsers do not. */
const replaced = new Set<string>()
const replaceState = window.history.replaceState.bind(window.history)
window.history.replaceState = (...state) => {
  replaceState(...state)
  replaced.add(window.location.href)
}
window.addEventListener('hashchange', (event) => {
  if (replaced.delete(event.newURL)) event.stopImmediatePropagation()
})

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/designer')
})

/** The designer, whoever uses it, and what it asked of the shop. */
export interface OpenDesigner {
  readonly visitor: UserEvent
  readonly notices: readonly Notice[]
  /** What came into the cart, press by press. */
  readonly carts: readonly (readonly CartLine[])[]
  readonly draft: () => string
}

/** Opens the designer with a design that a link brought; with the first preset where there is none. */
export function openDesigner(design?: Design): Promise<OpenDesigner> {
  return openAddress(design === undefined ? '' : `#${designLink(design)}`)
}

/** Opens the designer at its address with what follows the path. */
export async function openAddress(rest: string): Promise<OpenDesigner> {
  const notices: Notice[] = []
  const carts: (readonly CartLine[])[] = []
  let draft = ''
  const shop: Shop = {
    addToCart: (lines) => carts.push(lines),
    openCart: () => undefined,
    tell: (notice) => notices.push(notice),
    mailDraft: (subject, body) => {
      draft = `${subject}\n${body}`
      return 'mailto:shop@millrun.example'
    },
  }
  window.history.replaceState(null, '', `/designer${rest}`)
  await loadPanels()
  await act(async () => render(<DesignerScreen shop={shop} />))
  return { visitor: userEvent.setup(), notices, carts, draft: () => draft }
}

/** Goes to a step by its name, and gives back its panel. */
export async function goTo(visitor: UserEvent, step: string) {
  await visitor.click(screen.getByRole('tab', { name: step }))
  return within(await screen.findByRole('tabpanel', { name: step }))
}

/** Types a number in place of the one that stands in a field. */
export async function retype(visitor: UserEvent, label: string, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: label })
  await visitor.clear(field)
  await visitor.type(field, text)
}
