import { cartOf } from '@millrun/commerce/cart'
import { savedCartText } from '@millrun/commerce/saved-cart'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, expect, test } from 'vitest'
import { notice, openPage, page } from '../../testing/open-page.tsx'
import { BASKET } from '../../testing/saved-cart.ts'
import { leaveSession } from '../testing/customer-session.ts'

const server = sessionServer()

const CART = '11111111-2222-4333-8444-555555555555'
const DESIGN = '11111111-2222-4333-8444-666666666666'
const ENTRY = {
  id: CART,
  kind: 'cart',
  jobName: 'Elm Street',
  version: 3,
  keptAt: '2026-11-21T12:00:00Z',
}
const TOKEN = 'abcdefghijklmnopqrst-_'
const QUOTE = {
  number: 'Q-7K3Q9XWD',
  jobName: 'Elm Street',
  state: 'open',
  madeOn: '2026-11-26',
  until: '2026-12-26',
  total: '69.98',
  token: TOKEN,
}

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [] })
  server.answer('GET /account/api/kept', {
    kept: [ENTRY, { ...ENTRY, id: DESIGN, kind: 'design', jobName: 'Oak Lane' }],
  })
  server.answer(`GET /account/api/kept/${CART}`, {
    ...ENTRY,
    content: savedCartText(cartOf([{ ...BASKET, quantity: 2 }])),
  })
  server.answer(`GET /account/api/kept/${DESIGN}`, {
    ...ENTRY,
    kind: 'design',
    content: 'd=1&h=112',
  })
  server.answer('GET /account/api/quotes', { quotes: [QUOTE] })
  server.answer('POST /account/api/quotes', QUOTE)
})

function sent(): unknown {
  return server.asked.find(({ name }) => name === 'POST /account/api/quotes')?.body
}

test('a quote is made of a kept cart, and shown with its link to hand out', async () => {
  const visitor = await openPage('/account?at=kept')
  await visitor.click(await page().findByRole('button', { name: 'Make a Quote: Elm Street' }))
  await page().findByText(
    'Quote Q-7K3Q9XWD of Thu, Nov 26, 2026. Its prices hold through Sat, Dec 26, 2026.',
  )
  expect(sent()).toEqual({ jobName: 'Elm Street', lines: [{ id: BASKET.id, quantity: 2 }] })
  const open = page().getByRole('link', { name: 'Open: Elm Street' })
  expect(open.getAttribute('href')).toBe(`/quote#${TOKEN}`)
  await visitor.click(page().getByRole('button', { name: 'Share the Link: Elm Street' }))
  await notice('Link copied')
  const link = `${window.location.origin}/quote#${TOKEN}`
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('a quote of a kept design carries its parts and its stair', async () => {
  const visitor = await openPage('/account?at=kept')
  await visitor.click(await page().findByRole('button', { name: 'Make a Quote: Oak Lane' }))
  await page().findByText(/^Quote Q-7K3Q9XWD/)
  expect(sent()).toMatchObject({
    jobName: 'Oak Lane',
    design: 'd=1&h=112',
    lines: expect.arrayContaining([{ id: expect.any(String), quantity: expect.any(Number) }]),
  })
})

test('what the shop refuses is said where one pressed', async () => {
  server.answer('POST /account/api/quotes', { error: 'An account has at most 50.' }, 422)
  const visitor = await openPage('/account?at=kept')
  await visitor.click(await page().findByRole('button', { name: 'Make a Quote: Elm Street' }))
  await page().findByText('An account has at most 50.')
})

test.each([
  ['ended', /Its prices held through Sat, Dec 26, 2026; it is open at those of today\.$/],
  ['accepted', /Accepted with order MR-22222222\.$/],
  ['withdrawn', /It was withdrawn\.$/],
])('a quote that is %s says so', async (state, sentence) => {
  const quote = { ...QUOTE, state, orderNumber: 'MR-22222222' }
  server.answer('GET /account/api/quotes', { quotes: [quote] })
  await openPage('/account?at=quotes')
  await page().findByText(sentence)
})
