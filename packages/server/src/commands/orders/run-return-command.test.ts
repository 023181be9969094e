import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReturningShop, type ReturningShop } from '../../returns/testing/returning-shop.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { SAMPLE_LINE } from '../../testing/sample-order.ts'
import { readOrdersCommand } from './read-orders-command.ts'

onEachDatabase((newDatabase) => {
  let shop: ReturningShop

  beforeEach(async () => {
    shop = await openReturningShop(await newDatabase())
  })

  afterEach(() => shop.close())

  const orders = async (...words: string[]) => (await shop.shop.orders(...words)).text

  async function asked(): Promise<string> {
    const order = await shop.buy()
    await shop.ship(order)
    return String((await shop.ask(order)).body['number'])
  }

  test('returns are listed, shown, decided, received and paid back from the command line', async () => {
    expect(await orders('returns')).toBe('There are no such returns.\n')
    const number = await asked()
    expect(await orders('returns')).toMatch(
      new RegExp(
        `^${number}  MR-\\w{8}  To decide  Too many, or changed their mind, 3 pieces  2026-11-30  Ada Turner\n$`,
      ),
    )
    const [line] = (await orders('returns', 'all', '--json')).split('\n')
    expect(JSON.parse(line ?? '')).toMatchObject({ number, status: 'asked', pieces: 3 })
    expect(await orders('return', number, 'approve')).toMatch(/is approved; its buyer is told/)
    const lines = ['--line', `${SAMPLE_LINE}=3`]
    expect(await orders('return', number, 'receive', ...lines, '--restock')).toMatch(
      /^Received 3 ×/,
    )
    const sheet = await orders('return', number.toLowerCase())
    // 72.15 and 5.77 tax.
    expect(sheet).toContain('$77.92 to give back')
    expect(sheet).toContain('3 here, 3 on the shelf, 0 paid back')
    expect(await orders('return', number, 'refund')).toMatch(/^Refunded \$77\.92 of order/)
    expect(await orders('returns', 'done')).toContain(number)
  })

  test('what cannot be done says why', async () => {
    const number = await asked()
    const refused = await shop.shop.orders('return', number, 'refund')
    expect(refused).toEqual({
      text: 'Please approve or refuse this return first.\n',
      isDone: false,
    })
    await expect(orders('return', 'R-22222222')).rejects.toThrow('There is no return R-22222222.')
    expect(await orders('return', number, 'refuse', 'They were painted.')).toMatch(/is refused/)
  })
})

test.each([
  [['returns', 'some'], '"some" is no list. There are: waiting, approved, done, all.'],
  [['return'], '"return" needs the number of a return: return R-7K3Q9XWD.'],
  [['return', 'R-7K3Q9XWD', 'eat'], '"eat" is nothing that is done about a return'],
  [['return', 'R-7K3Q9XWD', 'refuse'], 'Please say why, in quotes: return R-7K3Q9XWD refuse'],
  [['return', 'R-7K3Q9XWD', 'receive'], 'Please say which pieces are here'],
  [['return', 'R-7K3Q9XWD', 'keep', '--restock'], 'go with "receive" alone'],
])('%j is not understood', (words, sentence) => {
  expect(() => readOrdersCommand(words)).toThrow(sentence)
})
