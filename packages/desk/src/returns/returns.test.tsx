import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

const LISTED = {
  number: 'R-7K3Q9XWD',
  orderNumber: 'MR-22222222',
  buyer: 'Ada Turner',
  status: 'asked',
  reason: 'damaged',
  isLate: false,
  pieces: 3,
  askedAt: '2026-11-30T17:00:00.000Z',
  hours: 49,
  carrierBy: '2026-12-09',
  isCarrierLate: false,
} as const

const LINE = {
  id: 'c-2005:species=white-oak',
  item: 'C-2005',
  title: 'Classic Square Top Baluster, White Oak',
  quantity: 3,
  received: 0,
  toStock: 0,
  refunded: 0,
  price: '24.05',
}

const SHOWN: ShownReturn = {
  ...LISTED,
  email: 'ada@example.com',
  words: 'Three are cracked.\nThe carton was wet.',
  isKept: false,
  lines: [LINE],
  photographs: [1, 2],
  carrier: {
    sentence: 'The trucking company has to hear of it by Wed, Dec 9, 2026: 6 days left.',
    arrivedOn: '2026-12-02',
    noted: true,
    needs: ['The delivery receipt', 'Photographs', 'The packaging'],
  },
  due: null,
  requests: [],
  history: [{ at: '2026-11-30T17:00:00.000Z', sentence: 'You told us of it.', by: 'The buyer' }],
}

const ADDRESS = '/desk/api/returns/R-7K3Q9XWD'

async function openReturn(shown: Partial<ShownReturn> = {}, role: 'owner' | 'shipping' = 'owner') {
  leaveSession({ ...EVE, role })
  server.answer(`GET ${ADDRESS}`, { ...SHOWN, ...shown })
  server.answer(`GET ${ADDRESS}/photographs/1`, 'one')
  server.answer(`GET ${ADDRESS}/photographs/2`, 'two')
  return openDesk('/desk/returns/R-7K3Q9XWD')
}

test('the list says what waits for us, for how long, and until when the carrier hears of it', async () => {
  leaveSession({ ...EVE, role: 'shipping' })
  server.answer('GET /desk/api/returns', {
    returns: [LISTED],
    next: null,
    waiting: 1,
    approved: 2,
  })
  const hands = await openDesk('/desk/returns')
  const row = within(await screen.findByRole('row', { name: /R-7K3Q9XWD/ }))
  row.getByText('To decide')
  row.getByText('waits 2 days')
  row.getByText('Arrived damaged')
  row.getByText('carrier by Wed, Dec 9')
  screen.getByRole('link', { name: 'For us to do (1)' })
  screen.getByRole('link', { name: 'On their way back (2)' })
  await hands.type(screen.getByLabelText('Find a return'), 'r-7k3q{Enter}')
  screen.getByText('Please scan the slip, or type its number such as R-7K3Q9XWD.')
  server.answer(`GET ${ADDRESS}`, SHOWN)
  await hands.clear(screen.getByLabelText('Find a return'))
  await hands.type(screen.getByLabelText('Find a return'), 'r-7k3q9xwd{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Return R-7K3Q9XWD' })
})

test('a list without rows says so', async () => {
  leaveSession()
  server.answer('GET /desk/api/returns', { returns: [], next: null, waiting: 0, approved: 0 })
  await openDesk('/desk/returns')
  await screen.findByText(
    'Nothing waits for us: every return is decided, and every piece is paid back.',
  )
})

test('a return shows words, photographs and what a freight claim needs', async () => {
  const hands = await openReturn()
  await screen.findByText(/Three are cracked\./)
  screen.getByText(SHOWN.carrier?.sentence ?? '')
  screen.getByText(/The buyer noted the damage on the driver’s paper\./)
  screen.getByText('The packaging')
  const picture = await screen.findByRole('img', { name: 'Photograph 2 of return R-7K3Q9XWD' })
  expect(picture.getAttribute('src')).toMatch(/^data:/)
  const asked = server.asked.find(({ name }) => name === `GET ${ADDRESS}/photographs/2`)
  expect(asked?.headers['authorization']).toMatch(/^Bearer /)
  await hands.click(screen.getByRole('button', { name: 'Enlarge photograph 2' }))
  const dialog = await screen.findByRole('dialog', { name: 'Photograph 2 of return R-7K3Q9XWD' })
  await hands.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it is approved after a question, with what was seen', async () => {
  const hands = await openReturn()
  await hands.click(await screen.findByRole('button', { name: 'Approve, to Come Back' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Have the pieces sent back?' })
  server.answer(`POST ${ADDRESS}/decision`, { sentence: 'Return R-7K3Q9XWD is approved.' })
  await hands.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await screen.findByText('Return R-7K3Q9XWD is approved.')
  expect(server.bodiesOf(`POST ${ADDRESS}/decision`)).toEqual([{ decision: 'approve', seen: 1 }])
})

test('it is refused with a reason, and who comes second is told by whom it was done', async () => {
  const hands = await openReturn()
  await hands.click(await screen.findByRole('button', { name: 'Refuse' }))
  await hands.type(screen.getByLabelText('Reason'), 'They were painted.')
  const error = 'manager@millrun.example approved return R-7K3Q9XWD on December 1, 2026.'
  server.answer(`POST ${ADDRESS}/decision`, { error }, 409)
  const [, sending] = screen.getAllByRole('button', { name: 'Refuse' })
  if (sending === undefined) throw new Error('there is nothing to press')
  await hands.click(sending)
  await screen.findByText(error)
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('They were painted.')
  expect(server.bodiesOf(`POST ${ADDRESS}/decision`)).toEqual([
    { decision: 'refuse', reason: 'They were painted.', seen: 1 },
  ])
})

test('shipping decides nothing, and receives pieces with those for the shelf', async () => {
  await openReturn({}, 'shipping')
  await screen.findByText('The owner or a manager decides about it.')
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
})

test('pieces are received in parts, no more than are still to come', async () => {
  const hands = await openReturn(
    { status: 'approved', lines: [{ ...LINE, received: 1 }] },
    'shipping',
  )
  const line = within(
    await screen.findByRole('group', { name: 'C-2005, Classic Square Top Baluster, White Oak' }),
  )
  const here = line.getByLabelText('Here now')
  await hands.clear(here)
  await hands.type(here, '3')
  line.getByText('At most 2.')
  await hands.clear(here)
  await hands.type(here, '2')
  await hands.click(line.getByRole('button', { name: 'Back onto the shelf: more' }))
  server.answer(`POST ${ADDRESS}/receipts`, { sentence: 'Received 2 × C-2005.' })
  await hands.click(screen.getByRole('button', { name: 'Received' }))
  await screen.findByText('Received 2 × C-2005.')
  expect(server.bodiesOf(`POST ${ADDRESS}/receipts`)).toEqual([
    { lines: [{ id: LINE.id, quantity: 2, toStock: 1 }], seen: 1 },
  ])
})

test('the refund is said to the cent, asked about, and sent with its reason', async () => {
  const hands = await openReturn({ status: 'due', due: '77.92', lines: [{ ...LINE, received: 3 }] })
  await hands.click(await screen.findByRole('button', { name: 'Refund $77.92' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Refund $77.92?' })
  server.answer(`POST ${ADDRESS}/refund`, { sentence: 'Refunded $77.92 of order MR-22222222.' })
  await hands.click(within(dialog).getByRole('button', { name: 'Refund $77.92' }))
  await screen.findByText('Refunded $77.92 of order MR-22222222.')
  expect(server.bodiesOf(`POST ${ADDRESS}/refund`)).toEqual([
    { reason: 'Return R-7K3Q9XWD', seen: 1 },
  ])
})

test('what is not paid back is closed with what was done instead', async () => {
  const hands = await openReturn({ status: 'approved' })
  await hands.click(await screen.findByRole('button', { name: 'Close Without More…' }))
  await hands.type(screen.getByLabelText('Reason'), 'A new one is on its way.')
  server.answer(`POST ${ADDRESS}/close`, { sentence: 'Return R-7K3Q9XWD is closed.' })
  await hands.click(screen.getByRole('button', { name: 'Close the Return' }))
  await screen.findByText('Return R-7K3Q9XWD is closed.')
  expect(server.bodiesOf(`POST ${ADDRESS}/close`)).toEqual([
    { reason: 'A new one is on its way.', seen: 1 },
  ])
})

test('a refund that waits for a second person says so, and is not offered again', async () => {
  await openReturn({
    status: 'due',
    due: '649.35',
    requests: [
      {
        id: 'q1',
        orderNumber: 'MR-22222222',
        amount: '649.35',
        kind: 'pieces',
        lines: [{ id: LINE.id, quantity: 25, title: LINE.title }],
        reason: 'Return R-7K3Q9XWD',
        restock: false,
        askedBy: 'manager@millrun.example',
        askedAt: '2026-12-01T17:00:00.000Z',
        decision: null,
        decidedBy: null,
        decidedAt: null,
      },
    ],
  })
  await screen.findByText('It waits for a second person to decide.')
  screen.getByText(/^manager@millrun\.example asked/)
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close Without More…' })).toBeNull()
})
