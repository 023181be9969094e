import { describe, expect, test } from 'vitest'
import { functionsServer } from '../../testing/functions-server.ts'
import { address, openPage, page } from '../../testing/open-page.tsx'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123'

const DELAY = {
  orderNumber: 'MR-22222222',
  pickup: false,
  promisedTo: '2026-12-04',
  newDay: '2026-12-18',
  reason: 'The mill is late.',
  silence: 'wait',
  answerBy: '2027-01-03',
  left: '66.95',
  state: 'open',
  refunded: false,
}

const WAIT = 'Wait Until Fri, Dec 18'
const CANCEL = 'Cancel and Get $66.95 Back'

const server = functionsServer()

describe('the page of a late order', () => {
  test('says what is late, why and what silence means, and answers nothing by itself', async () => {
    server.answer('answer-delay', DELAY)
    await openPage(`/orders/delay#${TOKEN}.cancel`)
    await page().findByRole('heading', { name: 'Your order is delayed' })
    page().getByText('Order MR-22222222')
    page().getByText(
      'We are sorry. We said that your order would ship by Fri, Dec 4, 2026. It will ship by Fri, Dec 18, 2026.',
    )
    page().getByText('The reason: The mill is late.')
    page().getByText(/If you do not answer, we take it that you wait until Fri, Dec 18, 2026/)
    page().getByRole('button', { name: WAIT })
    page().getByRole('button', { name: CANCEL })
    expect(server.asked).toEqual([{ name: 'answer-delay', body: { token: TOKEN } }])
  })

  test('says until when a yes is needed', async () => {
    server.answer('answer-delay', { ...DELAY, silence: 'refund' })
    await openPage(`/orders/delay#${TOKEN}.wait`)
    await page().findByText(
      'If you do not answer by Sun, Jan 3, 2027, we cancel the order and give all your money back.',
    )
  })

  test.each([
    [WAIT, 'wait', { state: 'waiting' }, 'You wait for your order'],
    [CANCEL, 'cancel', { state: 'cancelled', refunded: true }, 'Your order is cancelled'],
  ] as const)('answers with "%s"', async (name, answer, stands, title) => {
    server.answer('answer-delay', DELAY)
    const visitor = await openPage(`/orders/delay#${TOKEN}.wait`)
    const button = await page().findByRole('button', { name })
    server.answer('answer-delay', { ...DELAY, ...stands })
    await visitor.click(button)
    await page().findByRole('heading', { name: title })
    expect(server.asked.at(-1)?.body).toEqual({ token: TOKEN, answer })
    expect(page().queryByRole('button')).toBeNull()
  })

  test('says what was answered before to whoever answers otherwise', async () => {
    server.answer('answer-delay', DELAY)
    const visitor = await openPage(`/orders/delay#${TOKEN}.cancel`)
    const button = await page().findByRole('button', { name: CANCEL })
    server.answer('answer-delay', { ...DELAY, state: 'waiting' })
    await visitor.click(button)
    await page().findByText('You told us before that you wait, so nothing was cancelled.')
  })

  test('keeps its buttons when an answer gets lost', async () => {
    server.answer('answer-delay', DELAY)
    const visitor = await openPage(`/orders/delay#${TOKEN}.cancel`)
    const button = await page().findByRole('button', { name: CANCEL })
    server.answer('answer-delay', { error: 'not now' }, 503)
    await visitor.click(button)
    await page().findByText(/Please press once more: it counts once/)
    page().getByRole('button', { name: CANCEL })
  })

  test.each([
    ['shipped', 'Your order has shipped'],
    ['closed', 'This order is closed'],
  ])('of an order that is %s asks nothing', async (state, title) => {
    server.answer('answer-delay', { ...DELAY, state })
    await openPage(`/orders/delay#${TOKEN}.cancel`)
    await page().findByRole('heading', { name: title })
    expect(page().queryByRole('button')).toBeNull()
  })

  test('without a question behind its address says so', async () => {
    server.answer('answer-delay', { error: 'no' }, 400)
    await openPage('/orders/delay')
    await page().findByRole('heading', { name: 'Nothing to answer' })
    expect(address()).toBe('/orders/delay')
  })
})
