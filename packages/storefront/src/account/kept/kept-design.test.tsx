import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openPage, page } from '../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'
import { sellOut } from '../../testing/sell-out.ts'
import { leaveSession } from '../testing/customer-session.ts'

const server = sessionServer()

const ID = '11111111-2222-4333-8444-555555555555'
const ENTRY = {
  id: ID,
  kind: 'design',
  jobName: 'Hall',
  version: 1,
  keptAt: '2026-11-21T12:00:00Z',
}
const PRESS = 'Buy in Another Finish: Hall'

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [] })
  server.answer('GET /account/api/kept', { kept: [ENTRY] })
})

/** Presses the button of the kept design that this link holds; its own stair where none is named. */
async function press(link = 'd=1&n=Hall'): Promise<UserEvent> {
  server.answer(`GET /account/api/kept/${ID}`, { ...ENTRY, content: link })
  const visitor = await openPage('/account?at=kept')
  await visitor.click(await page().findByRole('button', { name: PRESS }))
  return visitor
}

async function section() {
  return within(await page().findByRole('region', { name: 'Hall in another finish' }))
}

function pieces(): string {
  return screen.getByRole('button', { name: /^Cart/ }).getAttribute('aria-label') ?? ''
}

async function choose(visitor: UserEvent, label: string, option: string): Promise<void> {
  await visitor.selectOptions((await section()).getByRole('combobox', { name: label }), option)
}

describe('a design that is kept', () => {
  test('shows its parts at today’s prices, and nothing is in the cart yet', async () => {
    await press()
    const again = await section()
    const heading = again.getByRole('heading', { name: 'Hall in another finish' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    // 40 bars and 40 shoes at 8.99, rail 139.99, two newels at 174.99; epoxy, bolts and mounts 110.95.
    const cost = '$1,320.12 in all, at today’s prices, as much as the one that is kept.'
    again.getByText(cost)
    expect(again.getAllByRole('listitem')).toHaveLength(7)
    expect(pieces()).toBe('Cart, empty')
  })

  test('is bought in copper vein and white oak, beside what it costs as it is kept', async () => {
    const visitor = await press()
    await choose(visitor, 'Finish of the iron', 'Copper Vein')
    await choose(visitor, 'Wood of rail and newels', 'White Oak')
    const again = await section()
    // 4.00 more for a bar and 2.00 for a shoe, 40 of each; the rail is 181.98.
    again.getByText(
      '$1,602.11 in all, at today’s prices: $281.99 more than the one that is kept, $1,320.12.',
    )
    again.getByText('Plain Square Iron Baluster, Copper Vein')
    const inDesigner = again.getByRole('link', { name: /^Open in the Visualizer: Hall/ })
    expect(inDesigner.getAttribute('href')).toBe('/designer#d=1&n=Hall&wo=1&fi=2')
    await visitor.click(again.getByRole('button', { name: 'Put into the Cart' }))
    const said = 'The cart holds Hall (Copper Vein, White Oak) now, and nothing else.'
    expect(document.activeElement).toBe(again.getByText(said))
    // 40, 40, 1, 2, 1, 2, 2.
    expect(pieces()).toBe('Cart, 88 items')
    expect(server.asked.some(({ name }) => name.startsWith('PUT'))).toBe(false)
  })

  test('goes on top of the cart, and that can be undone', async () => {
    saveLines({ ...BASKET, quantity: 7 })
    const visitor = await press()
    await choose(visitor, 'Finish of the iron', 'Pewter')
    expect(pieces()).toBe('Cart, 7 items')
    await visitor.click((await section()).getByRole('button', { name: 'Add to the Cart' }))
    expect(pieces()).toBe('Cart, 95 items')
    await visitor.click((await section()).getByRole('button', { name: 'Undo' }))
    expect(pieces()).toBe('Cart, 7 items')
  })

  test('keeps what does not come in the finish, and says its name', async () => {
    const visitor = await press('d=1&n=Hall&p=m-403.0&fi=1')
    await choose(visitor, 'Finish of the iron', 'Copper Vein')
    const again = await section()
    again.getByText(
      'Solid Single Basket Iron Baluster is not sold in Copper Vein and stays in Oil Rubbed Bronze.',
    )
    again.getByText(/as much as the one that is kept\.$/)
  })

  test('leaves out what is sold out, with the day on which it is back', async () => {
    sellOut('n-4010', '2099-12-14')
    const { newels } = await import('@millrun/catalogue/families/newels/newels')
    const newel = newels.find(({ id }) => id === 'n-4010')
    Object.assign(newel ?? {}, { inStock: false })
    onTestFinished(() => void Object.assign(newel ?? {}, { inStock: true }))
    const visitor = await press()
    const again = await section()
    again.getByText('Out of stock, left out of the cart. Expected back Mon, Dec 14.')
    // Two newels at 174.99 less.
    again.getByText('$970.14 without what is out of stock.')
    await visitor.click(again.getByRole('button', { name: 'Put into the Cart' }))
    expect(pieces()).toBe('Cart, 86 items')
  })
})

describe('what cannot be bought', () => {
  test('is a design with a part that is not sold any more: a sentence, and it stays kept', async () => {
    await press('d=1&n=Hall&ne=n-1')
    await page().findByText(
      'We cannot read this design any more. This link names a newel that we cannot draw, so the design was not opened. What you keep stays as it is.',
    )
    expect(page().queryByRole('region', { name: 'Hall in another finish' })).toBeNull()
    expect(page().getByRole('button', { name: PRESS }).textContent).toBe('Buy in Another Finish')
  })

  test('is a text that is no design', async () => {
    await press('nothing of ours')
    await page().findByText(
      /^We cannot read this design any more\. This link does not hold a design\./,
    )
  })

  test('is a stair under a rail that nobody has measured', async () => {
    await press('d=1&n=Hall&j=1')
    const again = await section()
    again.getByText(/lengths are a guess, so nothing can be ordered yet\./)
    expect(again.queryByRole('button', { name: 'Put into the Cart' })).toBeNull()
  })

  test('is a design that another device has deleted meanwhile', async () => {
    const error = 'This is not kept any more.'
    server.answer(`GET /account/api/kept/${ID}`, { error }, 404)
    const visitor = await openPage('/account?at=kept')
    await visitor.click(await page().findByRole('button', { name: PRESS }))
    await page().findByText(error)
  })
})
