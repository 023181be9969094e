import { cartOf } from '@millrun/commerce/cart'
import { savedCartText } from '@millrun/commerce/saved-cart'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fill } from '@millrun/ui/testing/patient-dom'
import { notice, openPage, page } from '../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { leaveSession } from '../testing/customer-session.ts'

const server = sessionServer()

const ID = '11111111-2222-4333-8444-555555555555'
const ENTRY = {
  id: ID,
  kind: 'cart',
  jobName: 'Elm Street',
  version: 3,
  keptAt: '2026-11-21T12:00:00Z',
}
const ONE_MORE = { ...BASKET, quantity: 2 }
const CONTENT = savedCartText(cartOf([ONE_MORE]))

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [] })
  server.answer('GET /account/api/kept', { kept: [ENTRY] })
  server.answer(`GET /account/api/kept/${ID}`, { ...ENTRY, content: CONTENT })
})

function pieces(): string {
  return screen.getByRole('button', { name: /^Cart/ }).getAttribute('aria-label') ?? ''
}

test('the cart of this browser is kept under the name of a job, and stays', async () => {
  saveLines(BASKET)
  server.answer('GET /account/api/kept', { kept: [] })
  const visitor = await openPage('/account?at=kept')
  const name = await page().findByRole('textbox', {
    name: 'Job name',
    description: 'The cart of this browser: 1 piece, $34.99',
  })
  await visitor.click(page().getByRole('button', { name: 'Keep This Cart' }))
  await page().findByText('Please give it a job name.')
  await fill(visitor, name, ' Elm Street ')
  await visitor.click(page().getByRole('button', { name: 'Keep This Cart' }))
  await waitFor(() => {
    const put = server.asked.find((one) => one.name.startsWith('PUT /account/api/kept/'))
    expect(put?.name).toMatch(/^PUT \/account\/api\/kept\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(put?.body).toEqual({
      kind: 'cart',
      jobName: 'Elm Street',
      content: savedCartText(cartOf([BASKET])),
      replaces: 0,
    })
  })
  expect(pieces()).toBe('Cart, 1 item')
})

test('a name that is taken says so at its field', async () => {
  saveLines(BASKET)
  const visitor = await openPage('/account?at=kept')
  await fill(visitor, await page().findByRole('textbox', { name: 'Job name' }), 'Elm Street')
  await visitor.click(page().getByRole('button', { name: 'Keep This Cart' }))
  await page().findByText('You keep one under this name already. Please choose another name.')
})

describe('a kept cart', () => {
  test('takes the place of the cart only when that is said, and it can be put back', async () => {
    saveLines({ ...BASKET, id: 'm-399:finish=cv', quantity: 7 })
    const visitor = await openPage('/account?at=kept')
    await visitor.click(await page().findByRole('button', { name: 'Open: Elm Street' }))
    await page().findByText(/^\$69\.98 at today’s prices\./)
    expect(pieces()).toBe('Cart, 7 items')
    await visitor.click(page().getByRole('button', { name: 'Replace the Cart' }))
    await page().findByText('The cart holds Elm Street now, and nothing else.')
    expect(pieces()).toBe('Cart, 2 items')
    await visitor.click(page().getByRole('button', { name: 'Undo' }))
    expect(pieces()).toBe('Cart, 7 items')
  })

  test('can be added to the cart', async () => {
    saveLines({ ...BASKET, quantity: 7 })
    const visitor = await openPage('/account?at=kept')
    await visitor.click(await page().findByRole('button', { name: 'Open: Elm Street' }))
    await visitor.click(await page().findByRole('button', { name: 'Add to the Cart' }))
    expect(pieces()).toBe('Cart, 9 items')
  })

  test('is shared by a link that carries the name of its job, and stays', async () => {
    const visitor = await openPage('/account?at=kept')
    await visitor.click(await page().findByRole('button', { name: 'Share: Elm Street' }))
    await notice('Link copied')
    const link = await navigator.clipboard.readText()
    expect(link.slice(window.location.origin.length)).toMatch(
      /^\/buy\/m-399%3Afinish%3Dsb:2\?job=Elm%20Street&prices=3499&on=\d{4}-\d{2}-\d{2}$/,
    )
    expect(pieces()).toBe('Cart, empty')
  })

  test('that another device has changed is not written over', async () => {
    saveLines(BASKET)
    const error = 'Another device has changed this since you opened it. Nothing was written over.'
    server.answer(`PUT /account/api/kept/${ID}`, { error, kept: { ...ENTRY, content: '' } }, 409)
    const visitor = await openPage('/account?at=kept')
    await visitor.click(
      await page().findByRole('button', { name: 'Keep the Cart Here: Elm Street' }),
    )
    await page().findByText(error)
    expect(server.bodiesOf(`PUT /account/api/kept/${ID}`)).toMatchObject([{ replaces: 3 }])
  })

  test('is deleted', async () => {
    server.answer(`DELETE /account/api/kept/${ID}`, { kept: [] })
    const visitor = await openPage('/account?at=kept')
    const gone = await page().findByRole('button', { name: 'Delete: Elm Street' })
    server.answer('GET /account/api/kept', { kept: [] })
    await visitor.click(gone)
    await page().findByText(/No cart is kept yet\./)
  })
})

describe('a design', () => {
  test('of this browser is kept by its link, and stays', async () => {
    const saved = JSON.stringify([{ id: 'hall', savedAtMs: 1, link: 'd=1&n=Hall' }])
    window.localStorage.setItem('millrun-stair-designs', saved)
    const visitor = await openPage('/account?at=kept')
    await visitor.click(await page().findByRole('button', { name: 'Keep This Design' }))
    await waitFor(() => {
      const put = server.asked.find((one) => one.name.startsWith('PUT /account/api/kept/'))
      expect(put?.body).toEqual({
        kind: 'design',
        jobName: 'Hall',
        content: 'd=1&n=Hall',
        replaces: 0,
      })
    })
    expect(window.localStorage.getItem('millrun-stair-designs')).toBe(saved)
  })

  test('that is kept opens by its address', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const design = { ...ENTRY, kind: 'design', jobName: 'Hall' }
    server.answer('GET /account/api/kept', { kept: [design] })
    server.answer(`GET /account/api/kept/${ID}`, { ...design, content: 'd=1&n=Hall' })
    const visitor = await openPage('/account?at=kept')
    await visitor.click(await page().findByRole('button', { name: 'Open in the Visualizer: Hall' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/designer#d=1&n=Hall'))
  })
})
