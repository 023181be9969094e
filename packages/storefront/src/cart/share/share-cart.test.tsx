import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notice, openPage } from '../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-26T17:00:00Z'), toFake: ['Date'] }))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const PATH = '/buy/m-399%3Afinish%3Dsb:2?prices=3499&on=2026-11-26'
const link = () => `${window.location.origin}${PATH}`

async function openDrawer() {
  saveLines({ ...BASKET, quantity: 2 })
  const visitor = await openPage('/about')
  await visitor.click(screen.getByRole('button', { name: /^Cart, / }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
  return { visitor, drawer }
}

test('the link of a cart is copied, and that is said', async () => {
  const { visitor, drawer } = await openDrawer()
  await visitor.click(drawer.getByRole('button', { name: 'Share' }))
  await notice('Link copied')
  expect(await navigator.clipboard.readText()).toBe(link())
})

test('it is shared by what the device has for that; who calls it off is told nothing', async () => {
  const shared: ShareData[] = []
  const { visitor, drawer } = await openDrawer()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
  await visitor.click(drawer.getByRole('button', { name: 'Share' }))
  expect(shared).toEqual([{ title: 'Cart at Millrun Stair Parts', url: link() }])
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) })
  await visitor.click(drawer.getByRole('button', { name: 'Share' }))
  expect(copy).not.toHaveBeenCalled()
})

test('where neither works it stands in a field, selected, until the cart is another one', async () => {
  const { visitor, drawer } = await openDrawer()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'))
  await visitor.click(drawer.getByRole('button', { name: 'Share' }))
  const field = await drawer.findByRole<HTMLInputElement>('textbox', { name: 'Link to this cart' })
  expect(field.value).toBe(link())
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, link().length])
  drawer.getByText(/copy it by hand/)
  await visitor.click(drawer.getByRole('button', { name: /^Increase quantity/ }))
  expect(drawer.queryByRole('textbox', { name: 'Link to this cart' })).toBeNull()
})
