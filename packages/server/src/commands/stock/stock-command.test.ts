import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../../database/order-database.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { readStockCommand } from './read-stock-command.ts'
import { runStockCommand } from './run-stock-command.ts'

const NOON = new Date('2026-11-25T17:00:00.000Z')
const BASKET = 'M-399, Single Basket Iron Baluster'

test('a command needs an item that we sell, and a number that can be meant', () => {
  expect(() => readStockCommand(['set', 'M-399'])).toThrow('"set" needs an item number')
  expect(() => readStockCommand(['set', 'X-1', '3'])).toThrow('We do not sell "X-1"')
  expect(() => readStockCommand(['set', 'M-399', 'many'])).toThrow('no whole number of pieces')
  expect(() => readStockCommand(['set', 'M-399', '1', '2'])).toThrow('does not take "2"')
  expect(() => readStockCommand(['add', 'M-399', '1', '--from', '2026-12-01'])).toThrow(
    '--from does not go with "add".',
  )
  expect(() => readStockCommand(['price', 'M-399', 'cheap'])).toThrow('no price such as 34.99')
  expect(() => readStockCommand(['price', 'M-399', '3', '--from', 'May'])).toThrow(
    '--from needs a day such as 2026-12-01, not "May".',
  )
  expect(() => readStockCommand(['back', 'M-399', '--on', '2026-02-30'])).toThrow(
    '--on needs a day such as 2026-12-01, not "2026-02-30".',
  )
  expect(() => readStockCommand(['sell'])).toThrow('There is no command "sell".')
  expect(() => readStockCommand(['list', '--all'])).toThrow('The option --all was not understood.')
  expect(readStockCommand(['help'])).toBeUndefined()
})

test('a day begins where the shop stands, and what was lost is below zero', () => {
  expect(readStockCommand(['price', 'm-399', '$31', '--from', '2026-12-01'])).toEqual({
    name: 'price',
    productId: 'm-399',
    cents: 3100,
    from: new Date('2026-12-01T05:00:00.000Z'),
  })
  expect(readStockCommand(['add', 'M-399', '-2'])).toEqual({
    name: 'add',
    productId: 'm-399',
    quantity: -2,
  })
})

onEachDatabase((newDatabase) => {
  let database: OrderDatabase

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
  })

  afterEach(() => database.destroy())

  async function run(...words: string[]): Promise<string> {
    const command = readStockCommand(words)
    if (command === undefined) throw new Error('help needs no database')
    return runStockCommand(database, command, NOON)
  }

  test('stock is set, added to and taken away, and every move says who did it', async () => {
    expect(await run('set', 'M-399', '10')).toBe(`${BASKET}: was not counted, is 10.\n`)
    expect(await run('add', 'M-399', '-3')).toBe(`${BASKET}: was 10, is 7.\n`)
    await expect(run('set', 'M-399', '9', '--expected', '10')).rejects.toThrow(
      `${BASKET} was 10 when this was prepared and is 7 now; please look again.`,
    )
    expect((await run('moves', 'M-399')).split('\n')).toMatchObject([
      '2026-11-25T17:00:00.000Z      +10       10  set, command line',
      '2026-11-25T17:00:00.000Z       -3        7  added, command line',
      '',
    ])
    expect(await run('uncount', 'M-399')).toBe(`${BASKET}: was 7, is not counted.\n`)
  })

  test('what is low or gone is listed, and nothing else', async () => {
    expect(await run('low')).toBe('Nothing is low.\n')
    await run('set', 'M-399', '4')
    await run('set', 'C-2005', '0')
    await run('set', 'C-6010', '40')
    await run('level', 'M-399', '5')
    const lines = (await run('low')).trimEnd().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^M-399 +\$34\.99 +4 +low +Single Basket .* \(low below 5\)$/)
    expect(lines[1]).toMatch(/^C-2005 +\$18\.50 +0 +out /)
    expect((await run()).trimEnd().split('\n')).toHaveLength(275)
  })

  test('what is sold out says when it is back, until that is taken back', async () => {
    await expect(run('back', 'M-399', '--on', '2026-12-14')).rejects.toThrow(
      `${BASKET} is not counted yet; please set its stock first.`,
    )
    await run('set', 'M-399', '0')
    expect(await run('back', 'M-399', '--on', '2026-12-14')).toBe(
      `${BASKET}: back on 2026-12-14.\n`,
    )
    expect(await run('low')).toMatch(/^M-399 +\$34\.99 +0 +out .* \(back on 2026-12-14\)\n$/)
    await expect(run('back', 'M-399', '--on', '2026-11-24')).rejects.toThrow('has passed')
    expect(await run('back', 'M-399')).toBe(`${BASKET}: no day is told any more.\n`)
    expect(await run('low')).not.toContain('back on')
  })

  test('a price is changed now or on a day, and the day can be taken back', async () => {
    expect(await run('price', 'M-399', '31.99')).toBe(`${BASKET}: from $34.99 to $31.99, now.\n`)
    expect(await run('price', 'M-399', '29.99', '--from', '2026-12-01')).toBe(
      `${BASKET}: from $31.99 to $29.99, from 2026-12-01 on.\n`,
    )
    expect(await run()).toMatch(/M-399 +\$31\.99 .*\(\$29\.99 from 2026-12-01\)/)
    expect(await run('unschedule', 'M-399')).toContain('is taken back')
    await expect(run('unschedule', 'M-399')).rejects.toThrow('No price of')
  })
})
