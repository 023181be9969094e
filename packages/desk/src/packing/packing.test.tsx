import { sessionServer } from '@millrun/ui/testing/session-server'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BALUSTERS, PAID, SHOWN } from '../testing/sample-orders.ts'
import { leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

const ORDER = '/desk/api/orders/MR-7K3Q9XWD'
const TRUCK = {
  ...PAID,
  orderNumber: 'MR-2ABC3DEF',
  mode: 'freight',
  promisedTo: '2026-11-30',
  jobName: '',
} as const

async function openList(path = '/desk/packing') {
  leaveSession()
  server.answer('GET /desk/api/packing', { orders: [TRUCK, PAID], count: 2, today: '2026-12-01' })
  return openDesk(path)
}

async function openOrder(more: object = {}) {
  leaveSession()
  server.answer(`GET ${ORDER}`, { ...SHOWN, ...more })
  return openDesk('/desk/packing/MR-7K3Q9XWD')
}

test('the list says until when each order leaves, and which is late', async () => {
  const hands = await openList()
  const late = within(await screen.findByRole('row', { name: /MR-2ABC3DEF/ }))
  late.getByText('Late: Mon, Nov 30')
  const inTime = within(screen.getByRole('row', { name: /MR-7K3Q9XWD/ }))
  inTime.getByText('Tue, Dec 8')
  inTime.getByText('Job Elm Street')
  await hands.click(screen.getByRole('link', { name: 'Truck' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /MR-7K3Q9XWD/ })).toBeNull())
})

test('slips are asked for the chosen orders, in the order of the list', async () => {
  const hands = await openList()
  await hands.click(await screen.findByRole('button', { name: 'Packing Slips' }))
  screen.getByText('Please choose the orders first.')
  await hands.click(screen.getByRole('checkbox', { name: 'Choose all 2' }))
  await hands.click(screen.getByRole('button', { name: 'Packing Slips for 2' }))
  await screen.findByText('no answer')
  expect(server.asked.at(-1)?.name).toBe('GET /desk/api/slips.pdf')
})

test('a scanned number opens its order, whatever its case', async () => {
  const hands = await openList()
  server.answer(`GET ${ORDER}`, SHOWN)
  await hands.type(
    await screen.findByLabelText('Scan or type an order number'),
    'mr-7k3q9xwd{Enter}',
  )
  await screen.findByRole('heading', { level: 1, name: 'Send MR-7K3Q9XWD' })
})

test('what leaves are all pieces that are left, or as many as are typed', async () => {
  const hands = await openOrder()
  const pieces = await screen.findByLabelText<HTMLInputElement>('Pieces of C-2005')
  expect(pieces.value).toBe('2')
  await hands.clear(pieces)
  await hands.type(pieces, '3')
  await hands.click(screen.getByRole('button', { name: 'Shipped' }))
  await screen.findByText('Please type a whole number from 0 to 2.')
  await hands.clear(pieces)
  await hands.type(pieces, '1')
  await hands.type(screen.getByLabelText('Carrier'), 'UPS')
  await hands.type(screen.getByLabelText('Tracking number'), '1Z999AA10123456784')
  server.answer(`POST ${ORDER}/shipments`, { sentence: '1 piece of MR-7K3Q9XWD has left.' })
  await hands.click(screen.getByRole('button', { name: 'Shipped' }))
  await screen.findByText('1 piece of MR-7K3Q9XWD has left.')
  expect(server.bodiesOf(`POST ${ORDER}/shipments`)).toEqual([
    {
      lines: [{ id: BALUSTERS.id, quantity: 1 }],
      carrier: 'UPS',
      tracking: '1Z999AA10123456784',
      seen: 0,
    },
  ])
})

test('a refused shipment is told why, and what was typed stays', async () => {
  const hands = await openOrder()
  await hands.type(await screen.findByLabelText('Tracking number'), '1Z999')
  const error = 'Somebody else has sent pieces of it meanwhile.'
  server.answer(`POST ${ORDER}/shipments`, { error }, 409)
  await hands.click(screen.getByRole('button', { name: 'Shipped' }))
  await screen.findByText(error)
  expect(screen.getByLabelText<HTMLInputElement>('Tracking number').value).toBe('1Z999')
})

test.each([
  [{ review: 'The buyer has opened a dispute.' }, /^This order needs review: please do not send/],
  [{ fulfilment: 'cancelled' }, 'This order is cancelled: please do not send it.'],
  [{ fulfilment: 'shipped' }, 'All of it has left.'],
  [{ payment: 'refunded' }, 'This order is refunded: please do not send it.'],
])('what must not leave says why, and has no button for it: %j', async (more, sentence) => {
  await openOrder(more)
  await screen.findByText(sentence)
  expect(screen.queryByRole('button', { name: 'Shipped' })).toBeNull()
})

test('a buyer who picks up is told that it is ready, and again by another name only', async () => {
  const hands = await openOrder({ mode: 'pickup' })
  server.answer(`POST ${ORDER}/ready`, { sentence: 'The buyer was told.' })
  await hands.click(await screen.findByRole('button', { name: 'Ready for Pickup' }))
  await screen.findByText('The buyer was told.')
  expect(server.bodiesOf(`POST ${ORDER}/ready`)).toEqual([{ again: false }])
  screen.getByRole('button', { name: 'Given Out' })
})

test('a file of tracking numbers is written down when no row has a problem; a mended one can be chosen again', async () => {
  leaveSession()
  const row = { row: 2, item: 'MR-7K3Q9XWD', from: 'open', to: 'UPS 1Z9', problem: null }
  const wrong = { ...row, row: 3, problem: 'There is no order MR-0.' }
  server.answer('POST /desk/api/imports', { id: 'one', rows: [row, wrong] })
  const hands = await openDesk('/desk/packing/tracking')
  const field = await screen.findByLabelText<HTMLInputElement>('CSV file')
  const file = new File(['order,carrier,tracking\n'], 'tracking.csv', { type: 'text/csv' })
  await hands.upload(field, file)
  await screen.findByText(/^One row has a problem: nothing is written/)
  screen.getByText('There is no order MR-0.')
  server.answer('POST /desk/api/imports', { id: 'two', rows: [row] })
  await hands.click(field)
  expect(field.value).toBe('')
  await hands.upload(field, file)
  server.answer('POST /desk/api/imports/two/apply', { sentence: '1 shipment was written down.' })
  await hands.click(await screen.findByRole('button', { name: 'Write Down 1' }))
  await screen.findByText('1 shipment was written down.')
})
