import { LATE_MEANING } from '@millrun/commerce/returns/judge-return'
import { RETURN_STANDS } from '@millrun/commerce/returns/return-words'
import { cleanup, fireEvent, within, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fill } from '@millrun/ui/testing/patient-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { functionsServer } from '../../testing/functions-server.ts'
import { openPage, page } from '../../testing/open-page.tsx'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123'
const BALUSTER = { id: 'm-399', title: 'Single Basket Baluster', madeFor: null }
const RAIL = { id: 'c-6010:cut=72+72', title: 'Colonial Handrail', madeFor: 'cut' }

const ORDER = {
  orderNumber: 'MR-22222222',
  status: 'paid',
  placedAt: '2026-11-21T04:59:00.000Z',
  pickup: false,
  lines: [{ item: 'M-399', title: BALUSTER.title, quantity: 3, price: '34.99' }],
  subtotal: '104.97',
  shipping: '0.00',
  tax: '8.40',
  total: '113.37',
  refunded: '0.00',
  shipments: [{ shippedAt: '2026-11-30T17:00:00.000Z', carrier: '', tracking: '', lines: [] }],
  returnable: [
    { ...BALUSTER, quantity: 3, arrivedBy: '2026-12-08' },
    { ...RAIL, quantity: 1, arrivedBy: '2026-12-08' },
  ],
}

const RETURN = {
  number: 'R-7K3Q9XWD',
  status: 'approved',
  reason: 'too-many',
  isLate: false,
  comesBack: true,
  lines: [{ title: BALUSTER.title, quantity: 2, received: 0 }],
  history: [{ at: '2026-12-09T17:00:00.000Z', sentence: 'You told us of it.' }],
}

const JPEG = new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], 'crack.jpg', { type: 'image/jpeg' })
/** Its four bytes. */
const JPEG_TEXT = '/9j/AQ=='

const server = functionsServer()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-10T17:00:00.000Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  window.sessionStorage.clear()
})

const returns = () => within(page().getByRole('region', { name: 'Returns and problems' }))
const bodies = () =>
  server.asked.filter(({ name }) => name === 'ask-return').map(({ body }) => body)

async function openForm(order: object = {}): Promise<UserEvent> {
  server.answer('order-status', { ...ORDER, ...order })
  const visitor = await openPage(`/orders/link#${TOKEN}`)
  await visitor.click(await page().findByRole('button', { name: 'Return or Report a Problem' }))
  return visitor
}

async function choose(visitor: UserEvent, title: string, times: number): Promise<void> {
  const line = within(returns().getByRole('group', { name: title }))
  for (let time = 0; time < times; time += 1) {
    await visitor.click(line.getByRole('button', { name: 'Pieces: more' }))
  }
}

const send = (visitor: UserEvent) => visitor.click(returns().getByRole('button', { name: 'Send' }))

test('before anything has left there is nothing to return', async () => {
  server.answer('order-status', { ...ORDER, shipments: undefined, returnable: undefined })
  await openPage(`/orders/link#${TOKEN}`)
  await page().findByRole('heading', { name: 'Your order is paid' })
  expect(page().queryByRole('button', { name: 'Return or Report a Problem' })).toBeNull()
})

test('what is left out is said beside each field, and nothing is sent', async () => {
  const visitor = await openForm()
  await send(visitor)
  for (const sentence of [
    'Please choose at least one piece.',
    'Please choose a reason.',
    'Please say in a few words what happened.',
    'Please look at what is marked above.',
  ]) {
    await page().findByText(sentence)
  }
  expect(bodies()).toEqual([])
})

test('pieces are sent with reason, words and photographs, and the page shows the number', async () => {
  const visitor = await openForm()
  await choose(visitor, BALUSTER.title, 2)
  await visitor.click(returns().getByRole('radio', { name: 'It arrived damaged' }))
  await fill(visitor, returns().getByLabelText('What happened?'), 'Two are cracked.')
  await send(visitor)
  await page().findByText('Please add a photograph of the damage.')
  await visitor.upload(returns().getByLabelText('Photographs'), JPEG)
  await returns().findByRole('img', { name: 'Photograph 1: crack.jpg' })
  server.answer('ask-return', { number: 'R-7K3Q9XWD' })
  server.answer('order-status', { ...ORDER, returns: [{ ...RETURN, status: 'asked' }] })
  await send(visitor)
  await page().findByText(/^Your return has the number R-7K3Q9XWD\./)
  expect(bodies()).toEqual([
    {
      token: TOKEN,
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      lines: [{ id: 'm-399', quantity: 2 }],
      reason: 'damaged',
      words: 'Two are cracked.',
      photographs: [JPEG_TEXT],
    },
  ])
  await page().findByRole('heading', { name: 'Return R-7K3Q9XWD' })
  expect(window.sessionStorage.getItem('millrun-return-MR-22222222')).toBeNull()
})

test('a rule that says no says what to do, before it is sent', async () => {
  const visitor = await openForm()
  await choose(visitor, RAIL.title, 1)
  await visitor.click(
    returns().getByRole('radio', { name: 'I ordered too many, or changed my mind' }),
  )
  const sentence = /^Colonial Handrail was cut for you: it can come back only when it is damaged/
  returns().getByText(sentence)
  await fill(visitor, returns().getByLabelText('What happened?'), 'Too long.')
  await send(visitor)
  expect(returns().getAllByText(sentence)).toHaveLength(2)
  expect(bodies()).toEqual([])
  await visitor.click(returns().getByRole('radio', { name: 'It is faulty (warranty)' }))
  expect(returns().queryByText(sentence)).toBeNull()
})

test('what is told of late says what that means, and can be sent', async () => {
  vi.setSystemTime(new Date('2026-12-23T17:00:00.000Z'))
  const visitor = await openForm()
  await choose(visitor, BALUSTER.title, 1)
  await visitor.click(
    returns().getByRole('radio', { name: 'You sent something else than I ordered' }),
  )
  returns().getByText(LATE_MEANING)
})

test('damage of a truck asks for the day on which it came', async () => {
  const delivery = {
    mode: 'freight',
    cartons: 1,
    weightLb: 60,
    reasons: [],
    from: '2026-11-30',
    to: '2026-12-08',
  }
  const visitor = await openForm({ delivery })
  await choose(visitor, BALUSTER.title, 1)
  await visitor.click(returns().getByRole('radio', { name: 'It arrived damaged' }))
  returns().getByText(/within 5 business days\. Please keep the packaging/)
  await fill(visitor, returns().getByLabelText('What happened?'), 'Crushed.')
  await visitor.upload(returns().getByLabelText('Photographs'), JPEG)
  await returns().findByRole('img')
  await send(visitor)
  await page().findByText('Please give the day on which the truck came.')
  fireEvent.change(returns().getByLabelText('Day on which the truck came'), {
    target: { value: '2026-12-08' },
  })
  await visitor.click(
    returns().getByRole('checkbox', { name: 'I noted the damage on the driver’s paper' }),
  )
  server.answer('ask-return', { number: 'R-7K3Q9XWD' })
  await send(visitor)
  await page().findByText(/^Your return has the number/)
  expect(bodies()).toMatchObject([{ arrivedOn: '2026-12-08', noted: true }])
})

test('what was refused or got lost stays as it was typed, and is sent once more as the same', async () => {
  server.answer('ask-return', { error: 'Of Single Basket Baluster 1 can still be returned.' }, 409)
  const visitor = await openForm()
  await choose(visitor, BALUSTER.title, 2)
  await visitor.click(returns().getByRole('radio', { name: 'It arrived damaged' }))
  await fill(visitor, returns().getByLabelText('What happened?'), 'Two are cracked.')
  await visitor.upload(returns().getByLabelText('Photographs'), JPEG)
  await returns().findByRole('img')
  await send(visitor)
  await page().findByText('Of Single Basket Baluster 1 can still be returned.')
  returns().getByRole('img', { name: 'Photograph 1: crack.jpg' })
  server.answer('ask-return', {}, 502)
  await send(visitor)
  await page().findByText(/^We do not know whether this has arrived\. Please press once more/)
  await send(visitor)
  await waitFor(() => expect(bodies()).toHaveLength(3))
  const [first, ...more] = bodies()
  expect(more).toEqual([first, first])
  expect(returns().getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe(
    'Two are cracked.',
  )
})

test('what was typed is still there when the page is opened again', async () => {
  const visitor = await openForm()
  await choose(visitor, BALUSTER.title, 2)
  await fill(visitor, returns().getByLabelText('What happened?'), 'Two were left over.')
  cleanup()
  await openForm()
  expect(returns().getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe(
    'Two were left over.',
  )
  const line = within(returns().getByRole('group', { name: BALUSTER.title }))
  expect(line.getByLabelText<HTMLInputElement>('Pieces').value).toBe('2')
})

test('files that are no pictures are refused, and a photograph can be taken away again', async () => {
  const visitor = await openForm()
  const field = () => returns().getByLabelText<HTMLInputElement>('Photographs')
  const text = new File(['hello'], 'note.txt', { type: 'text/plain' })
  fireEvent.change(field(), { target: { files: [text] } })
  await page().findByText(
    'One of the files is no JPEG, PNG or WebP picture; please choose another one.',
  )
  const large = new File([new Uint8Array(6 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  fireEvent.change(field(), { target: { files: [large] } })
  await page().findByText(
    'A photograph is larger than 6 MB; please take a smaller one, or leave it out.',
  )
  const five = Array.from(
    { length: 5 },
    (_, place) => new File([new Uint8Array([place])], `${place}.png`, { type: 'image/png' }),
  )
  fireEvent.change(field(), { target: { files: five } })
  await page().findByText('Please send at most 4 photographs.')
  expect(returns().getAllByRole('img')).toHaveLength(4)
  await visitor.click(returns().getByRole('button', { name: 'Remove photograph 2' }))
  expect(
    returns()
      .getAllByRole('img')
      .map((one) => one.getAttribute('alt')),
  ).toEqual(['Photograph 1: 0.png', 'Photograph 2: 2.png', 'Photograph 3: 3.png'])
})

test('a return says how it stands, and its slip is asked for behind the secret of the page', async () => {
  server.answer('order-status', { ...ORDER, returns: [RETURN] })
  server.answer('return-slip', { error: 'Nothing of this return is to be sent to us.' }, 409)
  const visitor = await openPage(`/orders/link#${TOKEN}`)
  await page().findByRole('heading', { name: 'Return R-7K3Q9XWD' })
  returns().getByText(RETURN_STANDS.approved)
  returns().getByText('2 × Single Basket Baluster')
  returns().getByText('You pay for the way back, with the carrier that you like.')
  await visitor.click(returns().getByRole('button', { name: 'Return Slip to Print (PDF)' }))
  await page().findByText('Nothing of this return is to be sent to us.')
  expect(server.asked.at(-1)).toEqual({
    name: 'return-slip',
    body: { token: TOKEN, number: 'R-7K3Q9XWD' },
  })
})
