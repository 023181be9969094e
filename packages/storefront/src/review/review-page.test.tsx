import { screen, within } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { openPage, page } from '../testing/open-page.tsx'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123'
const OAK = { id: 'c-2005', item: 'C-2005', title: 'Classic Square Top Baluster', rating: null }
const IRON = { id: 'm-399', item: 'M-399', title: 'Single Basket Iron Baluster', rating: null }
const OWN = { orderNumber: 'MR-22222222', name: 'Ada T.', products: [OAK, IRON] }
const WORDS = 'The balusters came straight and needed no sanding.'
const SENT = { stars: 2, text: WORDS, state: 'waiting', reason: null }

const server = functionsServer()

beforeEach(() => server.answer('rate-products', OWN))

const bodies = () => server.asked.map(({ body }) => body)
const part = (title: string) => within(page().getByRole('region', { name: title }))
const wordsOf = (title: string) =>
  page().getByRole('textbox', { name: `What you say of ${title} (optional)` })

describe('the page of a review', () => {
  test('has every product of the order on one form, and sends what was said of it', async () => {
    const visitor = await openPage(`/review#${TOKEN}`)
    await page().findByText('Order MR-22222222')
    const stars = part(IRON.title).getByRole('group', { name: `Stars for ${IRON.title}` })
    await visitor.click(within(stars).getByRole('radio', { name: /^2 stars/ }))
    await fill(visitor, wordsOf(IRON.title), WORDS)
    server.answer('rate-products', { ...OWN, products: [OAK, { ...IRON, rating: SENT }] })
    await visitor.click(page().getByRole('button', { name: 'Send Review' }))
    await page().findByText(/Thank you\. We read it first/)
    part(IRON.title).getByText('Sent. It is shown in three days at the latest.')
    expect(bodies()).toEqual([
      { token: TOKEN },
      {
        token: TOKEN,
        given: { name: 'Ada T.', ratings: [{ product: 'm-399', stars: 2, text: WORDS }] },
      },
    ])
    expect(window.localStorage.length).toBe(0)
  })

  test('stars are chosen with the keys', async () => {
    const visitor = await openPage(`/review#${TOKEN}`)
    const [first] = await page().findAllByRole('radio', { name: /^1 star:/ })
    first?.focus()
    await visitor.keyboard(' ')
    part(OAK.title).getByText('Poor')
    await visitor.keyboard('{ArrowRight}{ArrowRight}')
    part(OAK.title).getByText('As expected')
  })

  test('what was typed outlasts a failed send and a reload, and not the sending', async () => {
    let visitor = await openPage(`/review#${TOKEN}`)
    await page().findByText('Order MR-22222222')
    await visitor.click(part(OAK.title).getByRole('radio', { name: /^5 stars/ }))
    await fill(visitor, wordsOf(OAK.title), WORDS)
    server.answer('rate-products', { error: 'Not now.' }, 503)
    await visitor.click(page().getByRole('button', { name: 'Send Review' }))
    await page().findByText('Not now.')
    expect(wordsOf(OAK.title)).toHaveProperty('value', WORDS)
    server.answer('rate-products', OWN)
    const { cleanup } = await import('@testing-library/react')
    cleanup()
    visitor = await openPage(`/review#${TOKEN}`)
    await page().findByText('Order MR-22222222')
    expect(wordsOf(OAK.title)).toHaveProperty('value', WORDS)
    await visitor.click(page().getByRole('button', { name: 'Send Review' }))
    await page().findByText(/Thank you/)
    expect(window.localStorage.length).toBe(0)
  })

  test('says what is wrong, and leads to it', async () => {
    const visitor = await openPage(`/review#${TOKEN}`)
    await visitor.click(await page().findByRole('button', { name: 'Send Review' }))
    await page().findByText('Please rate at least one product.')
    await fill(visitor, wordsOf(IRON.title), 'Too short.')
    await visitor.click(page().getByRole('button', { name: 'Send Review' }))
    part(IRON.title).getByText('Please choose one to five stars.')
    part(IRON.title).getByText('Please write at least 20 characters, or leave it empty.')
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
    expect(bodies()).toHaveLength(1)
  })

  test('takes a review back, and does not send it again with the next one', async () => {
    server.answer('rate-products', { ...OWN, products: [OAK, { ...IRON, rating: SENT }] })
    const visitor = await openPage(`/review#${TOKEN}`)
    const back = { ...IRON, rating: { ...SENT, state: 'withdrawn' } }
    const button = await page().findByRole('button', {
      name: `Take This Review Back: ${IRON.title}`,
    })
    server.answer('rate-products', { ...OWN, products: [OAK, back] })
    await visitor.click(button)
    await page().findByText('Your review is taken back, and is not shown any more.')
    await visitor.click(part(OAK.title).getByRole('radio', { name: /^4 stars/ }))
    await visitor.click(page().getByRole('button', { name: 'Send Review' }))
    await page().findByText(/Thank you/)
    expect(bodies().slice(1)).toEqual([
      { token: TOKEN, withdraw: 'm-399' },
      {
        token: TOKEN,
        given: { name: 'Ada T.', ratings: [{ product: 'c-2005', stars: 4, text: '' }] },
      },
    ])
  })

  test('tells why a review is withheld', async () => {
    const rating = { ...SENT, state: 'withheld', reason: 'personal' }
    server.answer('rate-products', { ...OWN, products: [{ ...IRON, rating }] })
    await openPage(`/review#${TOKEN}`)
    await page().findByText(/We do not show it\. It names personal data of somebody\./)
  })

  test('without an order behind its address says so', async () => {
    server.answer('rate-products', { error: 'no' }, 404)
    await openPage('/review#guessed-guessed-guessed-guessed-')
    await page().findByRole('heading', { name: 'Nothing to review' })
  })
})

describe('the link not to be asked again', () => {
  test('asks first, and says that it is done', async () => {
    server.answer('stop-rating-mails', { stopped: true })
    const visitor = await openPage(`/review#stop.${TOKEN}`)
    const button = await screen.findByRole('button', { name: 'Do Not Ask Me Again' })
    expect(server.asked).toEqual([])
    await visitor.click(button)
    await page().findByRole('heading', { name: 'We do not ask you again' })
    expect(server.asked).toEqual([{ name: 'stop-rating-mails', body: { token: TOKEN } }])
  })

  test('keeps its button when the answer gets lost', async () => {
    server.answer('stop-rating-mails', { error: 'not now' }, 503)
    const visitor = await openPage(`/review#stop.${TOKEN}`)
    await visitor.click(await screen.findByRole('button', { name: 'Do Not Ask Me Again' }))
    await page().findByText(/Please press once more/)
    screen.getByRole('button', { name: 'Do Not Ask Me Again' })
  })
})
