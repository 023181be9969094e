import type { GivenRefund, OrderMoney as Money } from '@millrun/commerce/desk/money/order-money'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'
import { BALUSTERS, SHOWN } from '../testing/sample-orders.ts'

const server = sessionServer()

/** Two at 24.05, tax 3.85, shipping 15.00. */
const MONEY: Money = {
  orderNumber: 'MR-7K3Q9XWD',
  captured: '66.95',
  goesBack: 'paypal',
  refunded: '0.00',
  left: '66.95',
  alone: null,
  books: { tax: '3.85', base: '48.10', goods: '0.00', goodsTax: '0.00', taxAlone: '0.00' },
  lines: [{ ...BALUSTERS, refunded: 0 }],
  refunds: [],
  requests: [],
  canCancel: true,
}

const ADDRESS = '/desk/api/orders/MR-7K3Q9XWD'

async function openOrder(role: 'owner' | 'manager' | 'shipping', money: Money = MONEY) {
  leaveSession({ ...EVE, role })
  server.answer(`GET ${ADDRESS}`, SHOWN)
  server.answer(`GET ${ADDRESS}/money`, money)
  return openDesk('/desk/orders/MR-7K3Q9XWD')
}

test('what goes back is said to the cent before it is pressed, asked about, and sent once', async () => {
  const hands = await openOrder('owner')
  await hands.click(await screen.findByRole('button', { name: 'Refund…' }))
  screen.getByText('Please choose at least one piece.')
  await hands.click(screen.getByRole('button', { name: 'Pieces: more' }))
  screen.getByText('$24.05 for the pieces, $1.93 tax.')
  await hands.click(screen.getByRole('button', { name: 'Refund $25.98' }))
  await screen.findByText('Please say why.')
  await hands.type(screen.getByLabelText('Reason'), 'It came damaged.')
  await hands.click(screen.getByRole('button', { name: 'Refund $25.98' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Refund $25.98?' })
  server.answer(`POST ${ADDRESS}/refunds`, { sentence: 'Refunded $25.98 of order MR-7K3Q9XWD.' })
  await hands.click(within(dialog).getByRole('button', { name: 'Refund $25.98' }))
  await screen.findByText('Refunded $25.98 of order MR-7K3Q9XWD.')
  expect(server.bodiesOf(`POST ${ADDRESS}/refunds`)).toEqual([
    {
      lines: [{ id: BALUSTERS.id, quantity: 1 }],
      reason: 'It came damaged.',
      restock: false,
      cancel: false,
      again: false,
    },
  ])
})

test('what was typed stays when the shop refuses it', async () => {
  const hands = await openOrder('owner')
  await hands.click(await screen.findByRole('button', { name: 'Refund…' }))
  await hands.click(screen.getByRole('radio', { name: 'An amount' }))
  await hands.type(screen.getByLabelText('Amount in dollars'), '12.5')
  await hands.type(screen.getByLabelText('Reason'), 'Scratched.')
  await hands.click(screen.getByRole('button', { name: 'Refund $12.50' }))
  const error = 'PayPal did not say whether it was refunded. Please repeat it.'
  server.answer(`POST ${ADDRESS}/refunds`, { error }, 409)
  const dialog = await screen.findByRole('alertdialog')
  await hands.click(within(dialog).getByRole('button', { name: 'Refund $12.50' }))
  await screen.findByText(error)
  expect(screen.getByLabelText<HTMLInputElement>('Amount in dollars').value).toBe('12.5')
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Scratched.')
})

test('a manager asks for what is more than they give back alone', async () => {
  const hands = await openOrder('manager', { ...MONEY, alone: '10.00' })
  await hands.click(await screen.findByRole('button', { name: 'Refund…' }))
  await hands.click(screen.getByRole('radio', { name: 'All that is left' }))
  screen.getByRole('button', { name: 'Ask to Refund $66.95' })
  screen.getByText('More than you give back alone: a second person has to approve it.')
})

test('what was given back before has to be meant once more', async () => {
  const given: GivenRefund = {
    number: 1,
    createdAt: '2026-11-24T16:00:00.000Z',
    amount: '5.00',
    tax: null,
    status: 'done',
    isTax: false,
    reason: '',
    by: null,
    lines: [],
  }
  const hands = await openOrder('owner', { ...MONEY, left: '61.95', refunds: [given] })
  await hands.click(await screen.findByRole('button', { name: 'Refund…' }))
  await hands.click(screen.getByRole('radio', { name: 'An amount' }))
  await hands.type(screen.getByLabelText('Amount in dollars'), '5')
  screen.getByLabelText('The same was refunded before: refund it once more')
})

test('whoever packs sees no button for money', async () => {
  await openOrder('shipping')
  await screen.findByRole('heading', { level: 1, name: 'Order MR-7K3Q9XWD' })
  await screen.findByText('Ada Turner', { exact: false })
  expect(screen.queryByRole('button', { name: 'Refund…' })).toBeNull()
})

const WISH = {
  id: 'r1',
  orderNumber: 'MR-7K3Q9XWD',
  amount: '649.35',
  kind: 'pieces',
  lines: [{ id: BALUSTERS.id, title: BALUSTERS.title, quantity: 25 }],
  reason: 'It came damaged.',
  restock: true,
  askedBy: 'max@millrun.example',
  askedAt: '2026-11-24T15:00:00.000Z',
  decision: null,
  decidedBy: null,
  decidedAt: null,
} as const

const QUIET = {
  requests: [],
  reviews: [],
  disputes: [],
  late: [],
  unfinished: [],
  night: null,
  asked: null,
}

test('a second person approves, and nobody decides what they asked for themselves', async () => {
  leaveSession()
  const own = { ...WISH, id: 'r2', askedBy: EVE.email }
  server.answer('GET /desk/api/money', { ...QUIET, requests: [WISH, own] })
  const hands = await openDesk('/desk/money')
  await screen.findByText('You asked for it: somebody else has to decide.')
  await hands.click(screen.getByRole('button', { name: 'Approve' }))
  server.answer('POST /desk/api/refund-requests/r1', { sentence: 'Refunded $649.35.' })
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve $649.35?' })
  await hands.click(within(dialog).getByRole('button', { name: 'Refund $649.35' }))
  await expect
    .poll(() => server.bodiesOf('POST /desk/api/refund-requests/r1'))
    .toEqual([{ decision: 'approve' }])
})

test('a desk where nothing waits says so', async () => {
  leaveSession()
  server.answer('GET /desk/api/money', QUIET)
  await openDesk('/desk/money')
  await screen.findByText('Nothing waits for you: every payment is decided, and nothing is late.')
  screen.getByText('Nothing was compared yet.')
})
