import { dayPlus, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { OwedOrder, OwnTerms } from '@millrun/commerce/terms/own-terms'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, page } from '../../testing/open-page.tsx'
import { leaveSession } from '../testing/customer-session.ts'
import { TERMS } from '../testing/own-terms.ts'

const server = sessionServer()

const NOT_DUE: OwedOrder = {
  orderNumber: 'MR-22222222',
  orderLink: '/orders/link#abcdefghijklmnopqrstuvwxyz_-0123',
  total: '1200.00',
  owed: '1200.00',
  placedAt: '2026-11-26T15:00:00.000Z',
  dueOn: '2126-12-26',
}

/** Part of it was taken off; it was to be paid five days ago. */
const LATE: OwedOrder = {
  ...NOT_DUE,
  orderNumber: 'MR-33333333',
  total: '66.95',
  owed: '40.00',
  dueOn: dayPlus(newJerseyDay(new Date()), -5),
}

const OWING: OwnTerms = { ...TERMS, owed: '1240.00', left: '3760.00', orders: [LATE, NOT_DUE] }

function answerTerms(terms: OwnTerms | null): void {
  server.answer('GET /account/api/terms', { terms })
}

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [] })
  server.answer('GET /account/api/orders', { orders: [] })
})

const note = () => window.localStorage.getItem('millrun-account-terms')

test('terms say limit, what is owed, what is left and in how many days it is paid', async () => {
  answerTerms(OWING)
  const visitor = await openPage('/account')
  await visitor.click(await page().findByRole('link', { name: 'Net terms' }))
  await page().findByText('$5,000.00')
  page().getByText('$1,240.00')
  page().getByText('$3,760.00')
  page().getByText('30 days')
})

test('an owed order says until when, and one that is late since when', async () => {
  answerTerms(OWING)
  await openPage('/account?at=terms')
  const late = await rowOf('MR-33333333')
  const due = await rowOf('MR-22222222')
  within(late).getByText('$40.00')
  within(late).getByText(/^5 days late: it was due \w+ \d+, 20\d\d$/)
  within(late).getByText(/It came to \$66\.95; the rest was taken off\.$/)
  within(due).getByText('Due December 26, 2126')
  expect(within(due).getByRole('link').getAttribute('href')).toBe(NOT_DUE.orderLink)
})

async function rowOf(orderNumber: string): Promise<HTMLElement> {
  const title = await page().findByRole('heading', { level: 3, name: `Order ${orderNumber}` })
  const row = title.closest('li')
  if (row === null) throw new Error('an owed order is a row')
  return row
}

test('an account without terms sees nothing of them, and a note of before goes', async () => {
  window.localStorage.setItem('millrun-account-terms', '{"days":30}')
  answerTerms(null)
  await openPage('/account')
  await page().findByText(/^No order was placed/)
  await waitFor(() => expect(note()).toBeNull())
  expect(page().queryByRole('link', { name: 'Net terms' })).toBeNull()
})

test('terms that were taken back leave what is owed, and nothing to order by', async () => {
  window.localStorage.setItem('millrun-account-terms', '{"days":30}')
  answerTerms({ ...OWING, days: null, limit: null, left: null })
  await openPage('/account?at=terms')
  await page().findByText(
    'You cannot order on terms any more. What you owe, $1,240.00, stays to be paid.',
  )
  page().getByRole('heading', { level: 3, name: 'Order MR-33333333' })
  expect(note()).toBeNull()
})

test('checkout finds a note of the days, until somebody signs out', async () => {
  answerTerms(TERMS)
  server.answer('POST /auth/v1/logout', undefined, 204)
  server.answer('GET /auth/v1/passkeys', [])
  const visitor = await openPage('/account?at=security')
  await waitFor(() => expect(note()).toBe('{"days":30}'))
  await visitor.click(await page().findByRole('button', { name: 'Sign Out Here' }))
  await page().findByRole('heading', { level: 1, name: 'Sign in' })
  expect(note()).toBeNull()
})

describe('an invoice', () => {
  test('is saved under the number of its order, asked for in the session', async () => {
    answerTerms(OWING)
    server.answer('GET /account/api/orders/MR-33333333/invoice.pdf', 'the paper')
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const visitor = await openPage('/account?at=terms')
    await visitor.click(await page().findByRole('button', { name: 'Invoice (PDF): MR-33333333' }))
    await waitFor(() => expect(saved).toEqual(['invoice-MR-33333333.pdf']))
    const asked = server.asked.find(({ name }) => name.endsWith('/invoice.pdf'))
    expect(asked?.headers['authorization']).toMatch(/^Bearer /)
  })

  test('that cannot be had says why', async () => {
    answerTerms(OWING)
    const error = 'We are busy; please try again.'
    server.answer('GET /account/api/orders/MR-33333333/invoice.pdf', { error }, 503)
    const visitor = await openPage('/account?at=terms')
    await visitor.click(await page().findByRole('button', { name: 'Invoice (PDF): MR-33333333' }))
    await page().findByText(error)
  })
})
