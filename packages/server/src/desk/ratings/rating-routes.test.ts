import { DeskRatingsSchema } from '@millrun/commerce/desk/ratings/desk-ratings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readReviewsCommand } from '../../commands/reviews/read-reviews-command.ts'
import { runReviewsCommand } from '../../commands/reviews/run-reviews-command.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestShop } from '../../testing/open-shop.ts'

const DAY_MS = 86_400_000
const WORDS = 'The weld broke on the first day.'

onEachDatabase((newDatabase) => {
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ shop, desk, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  /** Somebody has written a review, so many days ago. */
  async function write(id: string, daysAgo: number, more: { stars?: number } = {}) {
    await shop.books.database
      .insertInto('ratings')
      .values({
        id,
        order_id: null,
        product_id: 'm-399',
        stars: 1,
        text: WORDS,
        name: 'Ada T.',
        written_at: daysBefore(daysAgo),
        status: 'waiting',
        decide_by: daysBefore(daysAgo - 3),
        reason: null,
        answer: null,
        version: 1,
        ...more,
      })
      .execute()
  }

  const A = '1f0c9a2b-0000-4000-8000-000000000000'
  const B = '2f0c9a2b-0000-4000-8000-000000000000'

  async function list() {
    const { body } = await desk.as('shipping', 'GET', '/ratings')
    return DeskRatingsSchema.parse(body)
  }

  const decide = (id: string, body: object, who = 'manager') =>
    desk.as(who, 'POST', `/ratings/${id}/decision`, body)

  const run = async (...words: string[]) => {
    const command = readReviewsCommand(words)
    if (command === undefined) throw new Error('help decides nothing')
    return runReviewsCommand(shop.books.database, command, new Date())
  }

  test('what waits stands first, and is shown by itself after three days', async () => {
    await write(A, 1)
    await write(B, 4)
    const { waiting, others } = await list()
    expect(waiting).toMatchObject([
      { id: A, item: 'M-399', title: 'Single Basket Iron Baluster', state: 'waiting' },
    ])
    expect(others).toMatchObject([{ id: B, state: 'shown', isShownByItself: true }])
  })

  test('a review is shown or withheld for one of the reasons, by who may decide, and stays listed', async () => {
    await write(A, 1)
    expect(await decide(A, { decision: 'withhold', reason: 'abuse', version: 1 })).toEqual({
      status: 200,
      body: { sentence: 'The review is withheld: It is abusive, obscene or hateful.' },
    })
    const { others, counts } = await list()
    expect(others).toMatchObject([
      {
        state: 'withheld',
        reason: 'abuse',
        version: 2,
        text: WORDS,
        history: [{ what: 'withheld' }],
      },
    ])
    expect(counts.at(-1)).toEqual({ stars: 1, given: 1, withheld: 1 })
    expect((await decide(A, { decision: 'show', version: 2 })).status).toBe(200)
    expect((await list()).others).toMatchObject([{ state: 'shown', reason: null }])
    const actions = await shop.books.database
      .selectFrom('staff_actions')
      .select(['actor', 'deed', 'subject', 'after'])
      .orderBy('at')
      .execute()
    expect(actions).toMatchObject([
      { actor: 'manager@millrun.example', deed: 'withheld a review', subject: 'review 1f0c9a2b' },
      { deed: 'showed a review' },
    ])
    expect(JSON.stringify(actions)).not.toContain('weld')
  })

  test.each([
    [{ decision: 'withhold', version: 1 }, 'Please choose the reason why it is withheld.'],
    [
      { decision: 'withhold', version: 1, reason: 'bad rating' },
      'Please choose the reason why it is withheld.',
    ],
  ])('%o is no decision', async (body, error) => {
    await write(A, 1)
    expect(await decide(A, body)).toEqual({ status: 422, body: { error } })
    expect((await list()).waiting).toHaveLength(1)
  })

  test('nobody decides about words that were changed meanwhile, or taken back', async () => {
    await write(A, 1)
    const { database } = shop.books
    await database.updateTable('ratings').set({ version: 2, text: 'Other words.' }).execute()
    expect(await decide(A, { decision: 'show', version: 1 })).toEqual({
      status: 409,
      body: { error: 'It was changed meanwhile. Please read it once more.' },
    })
    await database.updateTable('ratings').set({ status: 'withdrawn' }).execute()
    expect((await decide(A, { decision: 'show', version: 2 })).body).toEqual({
      error: 'Its writer has taken it back.',
    })
    expect((await decide(B, { decision: 'show', version: 1 })).status).toBe(404)
  })

  test('two people who decide at once decide once', async () => {
    await write(A, 1)
    const answers = await Promise.all([
      decide(A, { decision: 'show', version: 1 }),
      decide(A, { decision: 'withhold', reason: 'fake', version: 1 }, 'owner'),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('the shop answers, and takes its answer away', async () => {
    await write(A, 4)
    const answer = (text: string, version: number) =>
      desk.as('owner', 'POST', `/ratings/${A}/answer`, { text, version })
    expect((await answer(' We have sent another one. ', 1)).status).toBe(200)
    expect((await list()).others).toMatchObject([{ answer: 'We have sent another one.' }])
    expect((await answer('', 2)).body).toEqual({ sentence: 'The answer is taken away.' })
    expect((await list()).others).toMatchObject([{ answer: null }])
    expect((await answer('x'.repeat(1001), 3)).status).toBe(422)
  })

  test('a long list comes in parts, none twice', async () => {
    for (let index = 0; index < 52; index += 1) {
      await write(`${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`, 10)
    }
    const first = await list()
    expect(first.others).toHaveLength(50)
    const { body } = await desk.as('owner', 'GET', `/ratings?cursor=${first.next}`)
    const second = DeskRatingsSchema.parse(body)
    expect(second.next).toBeNull()
    const ids = [...first.others, ...second.others].map(({ id }) => id)
    expect(new Set(ids).size).toBe(52)
  })

  test('the command line lists, shows and withholds through the same rules', async () => {
    await write(A, 1)
    await write(B, 4, { stars: 5 })
    const { text } = await run()
    expect(text).toMatch(/^1f0c9a2b {2}waiting {4}1 star {3}M-399 {2}order forgotten/)
    expect(text).toContain('2f0c9a2b  shown      5 stars')
    expect(await run('withhold', '1f0c9a2b', 'off-topic')).toEqual({
      text: 'The review is withheld: It is not about the product.\n',
      isDone: true,
    })
    expect((await run('withhold', '1f0c9a2b', 'off-topic')).isDone).toBe(false)
    expect((await run('show', '1f0c9a2b')).isDone).toBe(true)
    expect((await run('counts')).text).toContain('5 stars  1 given, 0 withheld')
    await expect(run('show', '3f0c9a2b')).rejects.toThrow('There is no review 3f0c9a2b.')
    expect(() => readReviewsCommand(['withhold', '1f0c9a2b', 'bad'])).toThrow(
      'Please say why, with one of these words: abuse, personal, off-topic, unlawful, fake.',
    )
  })
})

function daysBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString()
}
