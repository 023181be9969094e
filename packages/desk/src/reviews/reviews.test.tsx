import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

const WAITING = {
  id: '1f0c9a2b-0000-4000-8000-000000000000',
  productId: 'm-399',
  item: 'M-399',
  title: 'Single Basket Iron Baluster',
  orderNumber: 'MR-7K3Q9XWD',
  stars: 1,
  text: 'The weld <b>broke</b> on the first day.',
  name: 'Ada T.',
  writtenAt: '2026-12-18T15:00:00.000Z',
  state: 'waiting',
  isShownByItself: false,
  decideBy: '2026-12-21T15:00:00.000Z',
  reason: null,
  answer: null,
  version: 3,
  history: [
    {
      what: 'changed',
      at: '2026-12-18T15:00:00.000Z',
      actor: null,
      stars: 1,
      text: 'The weld <b>broke</b> on the first day.',
      reason: null,
      answer: null,
    },
    {
      what: 'written',
      at: '2026-12-17T15:00:00.000Z',
      actor: null,
      stars: 5,
      text: 'Straight, and the weld is clean.',
      reason: null,
      answer: null,
    },
  ],
}
const WITHHELD = {
  ...WAITING,
  id: '2f0c9a2b-0000-4000-8000-000000000000',
  title: 'Classic Square Top Baluster',
  orderNumber: null,
  name: '',
  state: 'withheld',
  reason: 'abuse',
  history: [],
}
const COUNTS = [5, 4, 3, 2, 1].map((stars) => ({
  stars,
  given: stars === 1 ? 4 : 0,
  withheld: stars === 1 ? 1 : 0,
}))
const DECISION = `POST /desk/api/ratings/${WAITING.id}/decision`
const ANSWER = `POST /desk/api/ratings/${WAITING.id}/answer`

beforeEach(() => {
  server.answer('GET /desk/api/ratings', {
    waiting: [WAITING],
    others: [WITHHELD],
    next: null,
    counts: COUNTS,
  })
  server.answer(DECISION, { sentence: 'Done.' })
  leaveSession()
})

describe('reviews', () => {
  test('that wait stand first, with until when, and earlier words are kept', async () => {
    await openDesk('/desk/reviews')
    const part = within(await screen.findByRole('region', { name: 'Waiting (1)' }))
    part.getByText('The weld <b>broke</b> on the first day.')
    part.getByText('1 of 5')
    part.getByText(/Waits for you\. It is shown by itself on/)
    part.getByText('Straight, and the weld is clean.')
    expect(part.getByRole('link', { name: 'Order MR-7K3Q9XWD' }).getAttribute('href')).toBe(
      '/desk/orders/MR-7K3Q9XWD',
    )
    const others = within(screen.getByRole('region', { name: 'All others, newest first' }))
    others.getByText('Withheld. It is abusive, obscene or hateful.')
    others.getByText('A buyer')
    const row = screen.getByRole('row', { name: /1 of 5/ })
    expect(row.textContent).toContain('25%')
  })

  test('are shown as they were read', async () => {
    const visitor = await openDesk('/desk/reviews')
    await visitor.click(
      await screen.findByRole('button', { name: 'Show It: Single Basket Iron Baluster' }),
    )
    await waitFor(() =>
      expect(server.bodiesOf(DECISION)).toEqual([{ decision: 'show', version: 3 }]),
    )
  })

  test('are withheld with one of the reasons, and not without', async () => {
    const visitor = await openDesk('/desk/reviews')
    await visitor.click(await screen.findByRole('button', { name: /^Withhold…: Single/ }))
    await visitor.click(screen.getByRole('button', { name: 'Withhold It' }))
    screen.getByText('Please choose the reason why it is withheld.')
    expect(screen.getAllByRole('radio')).toHaveLength(5)
    await visitor.click(screen.getByLabelText('It names personal data of somebody.'))
    await visitor.click(screen.getByRole('button', { name: 'Withhold It' }))
    await waitFor(() =>
      expect(server.bodiesOf(DECISION)).toEqual([
        { decision: 'withhold', reason: 'personal', version: 3 },
      ]),
    )
  })

  test('are answered; what was typed outlasts a refusal', async () => {
    const visitor = await openDesk('/desk/reviews')
    await visitor.click(await screen.findByRole('button', { name: /^Answer…: Single/ }))
    await fill(visitor, screen.getByLabelText('Answer of the shop'), 'We have sent another one.')
    server.answer(ANSWER, { error: 'It was changed meanwhile. Please read it once more.' }, 409)
    await visitor.click(screen.getByRole('button', { name: 'Answer in Public' }))
    await screen.findByText('It was changed meanwhile. Please read it once more.')
    expect(screen.getByLabelText('Answer of the shop')).toHaveProperty(
      'value',
      'We have sent another one.',
    )
    expect(server.bodiesOf(ANSWER)).toEqual([{ text: 'We have sent another one.', version: 3 }])
  })

  test('are read by the warehouse, which decides nothing', async () => {
    leaveSession({ ...EVE, role: 'shipping' })
    await openDesk('/desk/reviews')
    await screen.findByRole('region', { name: 'Waiting (1)' })
    expect(screen.queryByRole('button', { name: /Show It|Withhold|Answer/ })).toBeNull()
  })

  test('that there are none of are said', async () => {
    server.answer('GET /desk/api/ratings', { waiting: [], others: [], next: null, counts: COUNTS })
    await openDesk('/desk/reviews')
    await screen.findByText('Nothing waits for you.')
    screen.getByText('No review was decided about yet.')
  })
})
