import { screen, waitFor, within } from '@testing-library/react'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, expect, test, vi } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

const TRADE_A = {
  name: 'Trade A',
  count: 3,
  setAt: '2026-12-01T15:00:00.000Z',
  actor: 'fay@millrun.example',
  accounts: 2,
}

const BASKET = { item: 'M-399', title: 'Single Basket Iron Baluster' }

const ROWS = [
  {
    ...BASKET,
    min: 1,
    price: { amount: '32.99' },
    today: { everybodys: '34.99', charged: '32.99', limit: 'row' },
  },
  {
    ...BASKET,
    min: 1200,
    price: { amount: '20.00' },
    today: { everybodys: '34.99', charged: '24.50', limit: 'least' },
  },
  {
    item: 'C-2005',
    title: 'Classic Square Top Baluster',
    min: 1,
    price: { amount: '18.00' },
    today: { everybodys: '17.00', charged: '17.00', limit: 'everybodys' },
  },
  { item: null, title: 'Handrails', min: 10, price: { percent: 90 }, today: null },
]

const CSV = 'list,item,family,min,price,percent\nTrade A,M-399,,1,31.99,'

beforeEach(() => {
  server.answer('GET /desk/api/price-lists', { lists: [TRADE_A] })
  server.answer('GET /desk/api/price-list', { ...TRADE_A, rows: ROWS })
  leaveSession()
})

const press = (name: string) => screen.findByRole('button', { name })

/** The names of the files that a browser saves from now on. */
function savedNames(): readonly string[] {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  return saved
}

/** Chooses a file of lists, of which the shop says this. */
async function choose(rows: readonly object[]) {
  server.answer('POST /desk/api/imports', { id: 'i-1', rows })
  const visitor = await openDesk('/desk/price-lists/file')
  const file = new File([CSV], 'lists.csv', { type: 'text/csv' })
  await visitor.upload(await screen.findByLabelText('CSV file'), file)
  await screen.findByRole('table')
  return visitor
}

test('each list is shown with its prices, who set it, and how many buy by it', async () => {
  const visitor = await openDesk('/desk/price-lists')
  const row = within(await screen.findByRole('row', { name: /Trade A/ }))
  for (const text of ['3', '2', 'fay@millrun.example']) row.getByText(text)
  await visitor.click(row.getByRole('link', { name: 'Trade A' }))
  await screen.findByRole('heading', { level: 1, name: 'Trade A' })
  expect(window.location.search).toBe('?name=Trade+A')
})

test('a shop without a list says what one is, and has a file to begin with', async () => {
  server.answer('GET /desk/api/price-lists', { lists: [] })
  server.answer('GET /desk/api/price-lists/sample.csv', CSV)
  const visitor = await openDesk('/desk/price-lists')
  await screen.findByText(/^A price list says what trade accounts pay/)
  const saved = savedNames()
  await visitor.click(await press('Save a Sample File'))
  await waitFor(() => expect(saved).toEqual(['sample-price-list.csv']))
})

test('each row says what it is beside the price of everybody', async () => {
  await openDesk('/desk/price-lists/list?name=Trade+A')
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
  // 32.99 of 34.99 are 94.28 %, and 24.50 are 70.02 %.
  expect(rows[0]).toMatch(/1 piece.*\$32\.99.*\$34\.99.*5\.7% less$/)
  expect(rows[1]).toMatch(/1,200 pieces.*\$24\.50, 30% less.*Never more than 30% less/)
  expect(rows[2]).toMatch(/\$18\.00.*\$17\.00, no less.*Everybody pays less than the list says/)
  expect(rows[3]).toMatch(/All Handrails.*10 pieces.*90%.*10% less$/)
  screen.getByText(/2 accounts buy by it/)
})

test('a file shows what falls away before it is applied, and is taken back by another', async () => {
  const visitor = await choose([
    { row: 2, item: 'Trade A: M-399', from: '$32.99', to: '$31.99', problem: null },
    { row: 3, item: 'Trade A: C-2005', from: '$18.00', to: 'unchanged', problem: null },
    {
      row: null,
      item: 'Trade A: Handrails, from 10',
      from: '90%',
      to: 'falls away',
      problem: null,
    },
    {
      row: null,
      item: 'Trade A: M-399, from 1,200',
      from: '$20.00',
      to: 'falls away',
      problem: null,
    },
  ])
  screen.getByText(
    '3 prices change, 2 of them because the file leaves them out. 1 more stay as they are.',
  )
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Trade A: Handrails, from 10',
    'Trade A: M-399, from 1,200',
    'Trade A: M-399',
    'Trade A: C-2005',
  ])
  expect(server.bodiesOf('POST /desk/api/imports')).toEqual([
    { kind: 'price-list', mode: 'set', csv: CSV },
  ])
  const sentence = 'The list "Trade A" has 2 prices now.'
  server.answer('POST /desk/api/imports/i-1/apply', { sentence, hasReverse: true })
  server.answer('GET /desk/api/imports/i-1/reverse.csv', CSV)
  await visitor.click(await press('Apply the File'))
  await screen.findByText(sentence)
  const saved = savedNames()
  await visitor.click(await press('Save the Way Back'))
  await waitFor(() => expect(saved).toEqual(['reverse-price-list.csv']))
})

test('a file with a problem is not applied', async () => {
  const problem = 'The percent must be from 70 to 100, not 65.'
  await choose([{ row: 2, item: 'Trade A: M-399', from: '', to: '', problem }])
  screen.getByText(problem)
  expect((await press('Apply the File')).hasAttribute('disabled')).toBe(true)
})

test('lists are not for who packs', async () => {
  leaveSession({ ...EVE, role: 'shipping' })
  await openDesk('/desk/orders')
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }))
  expect(sections.queryByRole('link', { name: 'Price lists' })).toBeNull()
})
