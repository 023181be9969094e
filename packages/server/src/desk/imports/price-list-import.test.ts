import { findProduct } from '@millrun/catalogue/catalogue'
import { ImportPreviewSchema } from '@millrun/commerce/desk/import-request'
import { ShownPriceListSchema } from '@millrun/commerce/desk/price-lists'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/in-transaction.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestShop } from '../../testing/open-shop.ts'
import { allPriceLists, setPriceList } from '../../trade/price-lists.ts'

const BASKET = 'M-399, Single Basket Iron Baluster'
const HEADINGS = 'list,item,family,min,price,percent'

/** M-399 costs everybody $34.99, C-2005 $18.50. */
const FIRST = `${HEADINGS}
Trade A,m-399,,,32.99,
Trade A,M-399,,24,"29.99",
Trade A,,wood-balusters,,,90
Trade A,,Handrails,"1,000",,85.5%
`

onEachDatabase((newDatabase) => {
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ shop, desk, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  async function preview(csv: string) {
    const body = { kind: 'price-list', mode: 'set', csv }
    const answer = await desk.as('manager', 'POST', '/imports', body)
    return ImportPreviewSchema.parse(answer.body)
  }

  const apply = (id: string) => desk.as('manager', 'POST', `/imports/${id}/apply`)

  async function set(csv: string): Promise<string> {
    const { id } = await preview(csv)
    expect(await apply(id)).toMatchObject({ status: 200 })
    return id
  }

  async function problemsOf(...rows: readonly string[]) {
    const { id, rows: looked } = await preview([HEADINGS, ...rows].join('\n'))
    expect((await apply(id)).status).toBe(409)
    expect(await allPriceLists(shop.books.database)).toEqual([])
    return looked.map(({ problem }) => problem)
  }

  const text = async (path: string) => (await desk.ask('owner', 'GET', path)).text()

  const shown = async (name: string) =>
    ShownPriceListSchema.parse(
      (await desk.as('owner', 'GET', `/price-list?name=${encodeURIComponent(name)}`)).body,
    )

  test('a list is looked at, set as a whole, and taken back by the reverse file', async () => {
    const { id, rows } = await preview(FIRST)
    expect(rows).toEqual(
      [
        { row: 2, item: 'Trade A: M-399', to: '$32.99' },
        { row: 3, item: 'Trade A: M-399, from 24', to: '$29.99' },
        { row: 4, item: 'Trade A: Wood Balusters', to: '90%' },
        { row: 5, item: 'Trade A: Handrails, from 1,000', to: '85.5%' },
      ].map((row) => ({ ...row, from: 'not there', problem: null })),
    )
    expect(await allPriceLists(shop.books.database)).toEqual([])
    expect(await apply(id)).toEqual({
      status: 200,
      body: { sentence: 'The list "Trade A" has 4 prices now.', hasReverse: true },
    })
    expect(await shown('Trade A')).toMatchObject({
      count: 4,
      actor: 'manager@millrun.example',
      accounts: 0,
    })
    const second = await preview(
      `${HEADINGS}\nTrade A,M-399,,1,32.99,\nTrade A,M-399,,24,28.99,\nTrade A,C-2005,,1,,80\n`,
    )
    expect(second.rows.map(({ row, item, from, to }) => [row, item, from, to])).toEqual([
      [2, 'Trade A: M-399', '$32.99', 'unchanged'],
      [3, 'Trade A: M-399, from 24', '$29.99', '$28.99'],
      [4, 'Trade A: C-2005', 'not there', '80%'],
      [null, 'Trade A: Wood Balusters', '90%', 'falls away'],
      [null, 'Trade A: Handrails, from 1,000', '85.5%', 'falls away'],
    ])
    expect((await apply(second.id)).status).toBe(200)
    expect((await shown('Trade A')).count).toBe(3)
    const back = await text(`/imports/${second.id}/reverse.csv`)
    expect(back).toBe(
      `${HEADINGS}\r\nTrade A,M-399,,1,32.99,\r\nTrade A,M-399,,24,29.99,\r\n` +
        'Trade A,,Wood Balusters,1,,90\r\nTrade A,,Handrails,1000,,85.5\r\n',
    )
    await set(back)
    expect(await text('/price-list.csv?name=Trade+A')).toBe(back)
    const written = await shop.books.database
      .selectFrom('staff_actions')
      .select(['subject', 'before', 'after'])
      .where('deed', '=', 'price list set')
      .orderBy('at')
      .execute()
    expect(written).toEqual([
      { subject: 'Trade A', before: null, after: '{"prices":4}' },
      { subject: 'Trade A', before: '{"prices":4}', after: '{"prices":3}' },
      { subject: 'Trade A', before: '{"prices":3}', after: '{"prices":4}' },
    ])
  })

  test('a list that was not there is taken back to an empty one, and others stay as they are', async () => {
    await set(FIRST)
    const id = await set(`${HEADINGS}\nTrade B,,treads,,,90`)
    const back = await text(`/imports/${id}/reverse.csv`)
    expect(back).toBe(`${HEADINGS}\r\nTrade B,,,,,\r\n`)
    const looked = await preview(back)
    expect(looked.rows.map(({ row, item, from, to }) => [row, item, from, to])).toEqual([
      [2, 'Trade B: the whole list', '1 price', 'no prices'],
      [null, 'Trade B: Stair Treads', '90%', 'falls away'],
    ])
    expect(await apply(looked.id)).toMatchObject({
      body: { sentence: 'The list "Trade B" has no prices now.' },
    })
    expect((await shown('Trade B')).rows).toEqual([])
    expect((await shown('Trade A')).count).toBe(4)
    expect(await text('/price-list.csv?name=Trade+B')).toBe(back)
    expect((await preview(back)).rows).toMatchObject([{ from: 'no prices', to: 'unchanged' }])
    expect(await apply((await preview(back)).id)).toMatchObject({
      body: { sentence: 'The shop has all of this already; nothing has changed.' },
    })
  })

  test('each bad row is named, and none of the file is done', async () => {
    // 70 % of $34.99 are $24.493: $24.50 is the least, and $24.49 is too little.
    const dear = `everybody's price of ${BASKET}, which is $34.99`
    const bad = [
      ['T,M-1,,1,5.00,', 'We do not sell "M-1".'],
      ['T,,Iron,1,,90', /^There is no family "Iron"\. The families are: Iron Balusters, Wood/],
      [
        'T,M-399,Handrails,1,,90',
        'Please name an item or a family, not both; two rows can hold both.',
      ],
      ['T,,,1,30.00,', 'Please name an item or a family.'],
      ['T,M-399,,1,30.00,90', 'Please fill in the price or the percent, not both.'],
      ['T,M-399,,1,,', 'Please fill in the price or the percent.'],
      [
        'T,,Handrails,1,30.00,',
        'For a family please fill in the percent: its products cost different sums.',
      ],
      ['T,M-399,,2,35.00,', `$35.00 is more than ${dear}.`],
      [
        'T,M-399,,3,24.49,',
        `$24.49 is more than 30% below ${dear}; the lowest price that may stand here is $24.50.`,
      ],
      [
        'T,M-399,,1,12.999,',
        'Please write the price in dollars and cents such as 29.99, not 12.999.',
      ],
      [
        'T,M-399,,1,,69.99',
        "The percent must be from 70 to 100, not 69.99: it is what is charged of everybody's price.",
      ],
      [
        'T,M-399,,1,,101%',
        "The percent must be from 70 to 100, not 101: it is what is charged of everybody's price.",
      ],
      ['T,M-399,,1,,ninety', 'Please write the percent as a number such as 90, not ninety.'],
      ['T,M-399,,1,=1+1,', '=1+1 is a formula; please put the value itself there.'],
      ['T,M-399,,1.5,30.00,', 'Please write min as a whole number from 1 to 100,000, not 1.5.'],
      ['T,M-399,,0,30.00,', 'Please write min as a whole number from 1 to 100,000, not 0.'],
      [
        'T,M-399,,100001,30.00,',
        'Please write min as a whole number from 1 to 100,000, not 100001.',
      ],
    ] as const
    const said = await problemsOf(...bad.map(([row]) => row))
    for (const [at, [, problem]] of bad.entries()) expect(said[at]).toEqual(matching(problem))
  })

  test('a percent of 70 and the lowest price may stand there', async () => {
    await set(`${HEADINGS}\nT,M-399,,1,24.50,\nT,C-2005,,1,,70`)
    expect((await shown('T')).rows).toMatchObject([
      { item: 'M-399', today: { everybodys: '34.99', charged: '24.50', limit: 'row' } },
      // 70 % of $18.50 are $12.95.
      { item: 'C-2005', today: { everybodys: '18.50', charged: '12.95', limit: 'row' } },
    ])
  })

  test('rows that cannot stand beside each other are refused', async () => {
    const said = await problemsOf(
      'T,M-399,,24,29.99,',
      'T,m-399,,1,31.00,',
      'T,M-399,,24,28.99,',
      'T,M-399,,48,,99',
      'T,,Handrails,,,90',
      'T,,handrails,1,,85',
      'T,,Handrails,10,,95',
      'U,M-399,,24,30.00,',
      'U,,,,,',
      't,C-2005,,,,90',
    )
    expect(said).toEqual([
      null,
      null,
      'M-399, from 24 stands in row 2, too; please keep one of them.',
      '99% is more than what row 4 charges for fewer pieces, $28.99; more pieces cannot cost more each.',
      null,
      'Handrails stands in row 6, too; please keep one of them.',
      '95% is more than what row 7 charges for fewer pieces, 85%; more pieces cannot cost more each.',
      null,
      'A row with nothing but the name says that the list has no prices, and other rows have some; please take it out.',
      'This list is written "T"; please write it so here.',
    ])
  })

  test('a name that no list can have is refused', async () => {
    const long = 'x'.repeat(61)
    expect(
      await problemsOf(
        ',M-399,,,30.00,',
        `${long},M-399,,,30.00,`,
        '"Trade\nA",M-399,,,30.00,',
        'Trade\u202eA,M-399,,,30.00,',
        '=cmd,M-399,,,30.00,',
        '-5,M-399,,,30.00,',
      ),
    ).toEqual([
      'Please fill in the list.',
      'The name of a list has at most 60 characters; this one has 61.',
      'The name of a list stands in one line, without control characters; please type it anew.',
      'The name of a list stands in one line, without control characters; please type it anew.',
      'The name of a list cannot begin with =, +, - or @: a spreadsheet takes that for a formula.',
      'The name of a list cannot begin with =, +, - or @: a spreadsheet takes that for a formula.',
    ])
  })

  test('a list that somebody else set since the look is asked about', async () => {
    await set(FIRST)
    const { id } = await preview(`${HEADINGS}\nTrade A,M-399,,1,31.99,`)
    await set(`${HEADINGS}\nTrade A,M-399,,1,30.99,`)
    expect(await apply(id)).toEqual({
      status: 409,
      body: {
        error:
          'Row 2: The list "Trade A" was set by manager@millrun.example after this file was looked at; please look again. Nothing was changed.',
      },
    })
    expect((await shown('Trade A')).rows).toMatchObject([{ price: { amount: '30.99' } }])
  })

  test('two people who apply at once do not lose the list of either unseen', async () => {
    await set(FIRST)
    const looked = await Promise.all(
      ['31.99', '30.99'].map((price) => preview(`${HEADINGS}\nTrade A,M-399,,1,${price},`)),
    )
    const answers = await Promise.all(looked.map(({ id }) => apply(id)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  test('of a list that was set twice in one moment the later one holds', async () => {
    const at = new Date('2026-11-25T15:00:00.000Z')
    const hand = { actor: 'eve@millrun.example', at }
    for (const cents of [3299, 3199, 3099, 2999]) {
      const rows = [{ target: { product: 'm-399' }, min: 1, price: { cents } }]
      await inTransaction(shop.books.database, (transaction) =>
        setPriceList(transaction, { name: 'Trade A', rows }, hand),
      )
    }
    expect((await shown('Trade A')).rows).toMatchObject([{ price: { amount: '29.99' } }])
  })

  test('what everybody pays changes, and each row says what holds then', async () => {
    await set(`${HEADINGS}\nT,M-399,,1,30.00,\nT,C-2005,,1,18.00,\nT,,Handrails,1,,90`)
    const rows = [
      { item: 'M-399', price: '50.00' },
      { item: 'C-2005', price: '17.00' },
    ]
    await desk.as('owner', 'POST', '/shelf/prices', { rows })
    expect((await shown('T')).rows).toEqual([
      {
        item: 'M-399',
        title: 'Single Basket Iron Baluster',
        min: 1,
        price: { amount: '30.00' },
        today: { everybodys: '50.00', charged: '35.00', limit: 'least' },
      },
      {
        item: 'C-2005',
        title: 'Classic Square Top Baluster',
        min: 1,
        price: { amount: '18.00' },
        today: { everybodys: '17.00', charged: '17.00', limit: 'everybodys' },
      },
      { item: null, title: 'Handrails', min: 1, price: { percent: 90 }, today: null },
    ])
  })

  test('a list as long as a file may be is looked at and set', async () => {
    await set(long(99).join('\n'))
    const { rows } = await preview(long(98).slice(0, 5001).join('\n'))
    expect(rows).toHaveLength(10_000)
    expect(rows.at(-1)).toMatchObject({ row: null, item: 'T: M-399, from 10,000' })
  })

  test('the sample can be sent back as it is', async () => {
    const { id, rows } = await preview(await text('/price-lists/sample.csv'))
    expect(rows.filter(({ problem }) => problem !== null)).toEqual([])
    expect((await apply(id)).status).toBe(200)
  })

  test('a name that was set otherwise stays text in a spreadsheet', async () => {
    const hand = { actor: 'eve@millrun.example', at: new Date() }
    const rows = [{ target: { product: 'm-399' }, min: 1, price: { cents: 3299 } }]
    await inTransaction(shop.books.database, (transaction) =>
      setPriceList(transaction, { name: '=cmd', rows }, hand),
    )
    expect(await text('/price-list.csv?name=%3Dcmd')).toContain(`\r\n'=cmd,M-399,,1,32.99,\r\n`)
  })

  test('lists are for those who decide', async () => {
    const sent = { kind: 'price-list', csv: FIRST }
    expect((await desk.as('shipping', 'POST', '/imports', sent)).status).toBe(403)
    expect(await desk.as('manager', 'GET', '/price-list?name=none')).toEqual({
      status: 404,
      body: { error: 'There is no price list "none".' },
    })
    expect((await desk.as('manager', 'GET', '/price-list')).status).toBe(422)
    expect(findProduct('m-399')?.priceCents).toBe(3499)
  })
})

/** M-399 from each number of pieces on, as many rows as a file may have. */
const long = (cents: number) => [
  HEADINGS,
  ...Array.from({ length: 10_000 }, (_, at) => `T,M-399,,${at + 1},29.${cents},`),
]

const matching = (problem: string | RegExp) =>
  typeof problem === 'string' ? problem : expect.stringMatching(problem)
