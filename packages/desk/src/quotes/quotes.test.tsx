import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, expect, test, vi } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

const LISTED = {
  number: 'Q-7K3Q9XWD',
  state: 'accepted',
  jobName: 'Elm Street',
  client: 'Ada Turner',
  email: 'ada@example.com',
  madeBy: 'fay@millrun.example',
  madeOn: '2026-11-20',
  until: '2026-12-26',
  version: 2,
  total: '359.88',
  orderNumber: 'MR-7K3Q9XWD',
}

const BASKET = {
  id: 'm-399:finish=sb',
  item: 'M-399',
  title: 'Single Basket Iron Baluster, Satin Black',
  quantity: 12,
  price: '29.99',
  everybodys: '34.99',
  least: '24.50',
}

const SQUARE = {
  id: 'c-2005:species=white-oak',
  item: 'C-2005',
  title: 'Classic Square Top Baluster, White Oak',
  quantity: 2,
  price: '24.05',
  everybodys: '24.05',
  least: '16.84',
}

const FIRST = {
  version: 1,
  madeAt: '2026-11-20T15:00:00.000Z',
  madeBy: 'fay@millrun.example',
  jobName: 'Elm Street',
  client: 'Ada Turner',
  email: 'ada@example.com',
  until: '2026-12-26',
  note: 'As we said',
  design: 'v=2&rise=108',
  lines: [BASKET],
  total: '359.88',
}

const SECOND = {
  ...FIRST,
  version: 2,
  madeBy: 'guy@millrun.example',
  lines: [{ ...BASKET, quantity: 10 }],
  total: '299.90',
}

const SHOWN = {
  number: 'Q-7K3Q9XWD',
  state: 'open',
  link: 'https://shop.example/quote/abcdefghijklmnopqrstuv',
  versions: [FIRST],
}

const ONE = '/desk/api/quotes/Q-7K3Q9XWD'

beforeEach(() => {
  server.answer('GET /desk/api/quotes', { quotes: [LISTED], next: null })
  server.answer(`GET ${ONE}`, SHOWN)
  server.answer('GET /desk/api/price-lists', { lists: [] })
  leaveSession()
})

const press = (name: string) => screen.findByRole('button', { name })
const toNewest = () => screen.queryByRole('link', { name: 'Newest Quotes' })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const line = (name: string) => within(screen.getByRole('group', { name }))

/** Reads a pasted list, of which the shop says this. */
async function read(visitor: Awaited<ReturnType<typeof openDesk>>, answer: object) {
  server.answer('POST /desk/api/quotes/read', { problems: [], left: '', ...answer })
  await fill(visitor, await screen.findByLabelText('List of parts'), 'whatever is pasted')
  await visitor.click(await press('Read the List'))
  await waitFor(() => expect(server.bodiesOf('POST /desk/api/quotes/read')).not.toEqual([]))
}

test('each quote is listed with how it stands, and an accepted one with its order', async () => {
  const visitor = await openDesk('/desk/quotes')
  const row = within(await screen.findByRole('row', { name: /Q-7K3Q9XWD/ }))
  for (const text of ['Elm Street', 'Ada Turner', 'Accepted', '$359.88', 'fay@millrun.example']) {
    row.getByText(text)
  }
  expect(row.getByRole('link', { name: 'MR-7K3Q9XWD' }).getAttribute('href')).toBe(
    '/desk/orders/MR-7K3Q9XWD',
  )
  await visitor.click(row.getByRole('link', { name: 'Q-7K3Q9XWD' }))
  await title('Quote Q-7K3Q9XWD')
})

test('the list is searched and narrowed by what stands in the address', async () => {
  const visitor = await openDesk('/desk/quotes?cursor=x')
  await waitFor(() => expect(toNewest()).not.toBeNull())
  await fill(visitor, await screen.findByLabelText('Find a quote'), 'elm')
  await visitor.click(await press('Search'))
  // What is found is a list of its own, which begins at its beginning.
  await waitFor(() => expect(toNewest()).toBeNull())
  await visitor.selectOptions(screen.getByLabelText('Stands'), 'Prices over')
  await waitFor(() => expect(window.location.search).toBe('?search=elm&state=ended'))
  const stands = [...screen.getByLabelText('Stands').children].map(({ textContent }) => textContent)
  expect(stands).toEqual(['Any', 'Open', 'Prices over', 'Accepted', 'Withdrawn'])
})

test('what is pasted becomes lines, more of the same are added, and the rest stays in the field', async () => {
  const visitor = await openDesk('/desk/quotes/new')
  const sentence = 'Please select a wood species for this product. Red Oak, White Oak.'
  await read(visitor, {
    lines: [BASKET],
    left: 'C-2005 2',
    problems: [{ row: 2, text: 'C-2005 2', sentence }],
  })
  await screen.findByText(sentence)
  expect(screen.getByLabelText('List of parts')).toHaveProperty('value', 'C-2005 2')
  await read(visitor, { lines: [{ ...BASKET, price: '34.99', quantity: 3 }, SQUARE] })
  await screen.findByRole('group', { name: SQUARE.title })
  const basket = line(BASKET.title)
  expect(basket.getByLabelText('Quantity')).toHaveProperty('value', '15')
  expect(basket.getByLabelText('Price each')).toHaveProperty('value', '29.99')
  // 15 × 29.99 + 2 × 24.05
  screen.getByText('$497.95')
  await visitor.click(await press(`Remove ${SQUARE.title}`))
  screen.getByText('$449.85', { selector: 'output' })
})

test('a quote is made of what was typed, with the stair of a whole address', async () => {
  const visitor = await openDesk('/desk/quotes/new')
  await read(visitor, { lines: [BASKET] })
  await screen.findByRole('group', { name: BASKET.title })
  await fill(visitor, screen.getByLabelText('Job name'), 'Elm Street')
  const until = screen.getByLabelText('Holds until')
  expect(until).toHaveProperty('value', expect.stringMatching(/^\d{4}-\d\d-\d\d$/))
  const address = 'https://shop.example/designer#v=2&rise=108'
  await fill(visitor, screen.getByLabelText('Design link'), address)
  await fill(visitor, line(BASKET.title).getByLabelText('Price each'), '$30')
  server.answer('POST /desk/api/quotes', SHOWN)
  await visitor.click(await press('Make the Quote'))
  await title('Quote Q-7K3Q9XWD')
  expect(server.bodiesOf('POST /desk/api/quotes')).toMatchObject([
    {
      jobName: 'Elm Street',
      client: '',
      design: 'v=2&rise=108',
      lines: [{ id: BASKET.id, quantity: 12, price: '30.00' }],
    },
  ])
})

test('what cannot be quoted is not sent, and what the shop refuses is said, with all that was typed', async () => {
  const visitor = await openDesk('/desk/quotes/new')
  await read(visitor, { lines: [BASKET] })
  await screen.findByRole('group', { name: BASKET.title })
  const price = line(BASKET.title).getByLabelText('Price each')
  await fill(visitor, price, '24.49')
  screen.getByText('From $24.50 to $34.99, please.')
  await visitor.click(await press('Make the Quote'))
  await screen.findByText('Please look at the lines once more.')
  expect(server.bodiesOf('POST /desk/api/quotes')).toEqual([])
  await fill(visitor, price, '24.50')
  const error = 'The last day of the quote is over; please choose today or a later one.'
  server.answer('POST /desk/api/quotes', { error }, 422)
  await visitor.click(await press('Make the Quote'))
  await screen.findByText(error)
  expect(price).toHaveProperty('value', '24.50')
})

test('who is overtaken is told by whom, keeps what was typed, and may begin anew', async () => {
  const visitor = await openDesk('/desk/quotes/Q-7K3Q9XWD/change')
  await screen.findByRole('group', { name: BASKET.title })
  await fill(visitor, screen.getByLabelText('Job name'), 'Oak Street')
  const error = 'guy@millrun.example has changed this quote since you opened it.'
  server.answer(`POST ${ONE}/change`, { error }, 409)
  server.answer(`GET ${ONE}`, { ...SHOWN, versions: [SECOND, FIRST] })
  await visitor.click(await press('Change the Quote'))
  await screen.findByText(error)
  expect(server.bodiesOf(`POST ${ONE}/change`)).toMatchObject([
    { jobName: 'Oak Street', design: 'v=2&rise=108', replaces: 1 },
  ])
  await visitor.click(await press('Begin with What It Says Now'))
  expect(screen.getByLabelText('Job name')).toHaveProperty('value', 'Elm Street')
  expect(line(BASKET.title).getByLabelText('Quantity')).toHaveProperty('value', '10')
})

test('a quote is mailed, printed, and withdrawn after a question', async () => {
  const visitor = await openDesk('/desk/quotes/Q-7K3Q9XWD')
  server.answer(`POST ${ONE}/mail`, SHOWN)
  await visitor.click(await press('Mail to Client'))
  await screen.findByText('It is on its way to ada@example.com.')
  server.answer(`GET ${ONE}/quote.pdf`, '%PDF')
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await visitor.click(await press('PDF'))
  await waitFor(() => expect(saved).toEqual(['quote-Q-7K3Q9XWD.pdf']))
  const withdrawn = { ...SHOWN, state: 'withdrawn', withdrawnAt: '2026-11-21T15:00:00.000Z' }
  server.answer(`POST ${ONE}/withdraw`, withdrawn)
  server.answer(`GET ${ONE}`, withdrawn)
  await visitor.click(await press('Withdraw…'))
  await visitor.click(await press('Withdraw'))
  await screen.findByText('Withdrawn')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('PDF')
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
})

test('every version is kept, and opened by itself', async () => {
  server.answer(`GET ${ONE}`, { ...SHOWN, versions: [SECOND, FIRST] })
  await openDesk('/desk/quotes/Q-7K3Q9XWD')
  const history = within(await screen.findByRole('region', { name: 'History' }))
  const told = history.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(told[0]).toMatch(/^Version 2: \$299\.90 until Sat, Dec 26, 2026.* by guy@/)
  expect(told[1]).toMatch(/^Version 1: \$359\.88 until Sat, Dec 26, 2026.* by fay@/)
})

test('who packs looks at quotes, and has nothing to press but their PDF', async () => {
  leaveSession({ ...EVE, role: 'shipping' })
  await openDesk('/desk/quotes')
  await screen.findByRole('row', { name: /Q-7K3Q9XWD/ })
  expect(screen.queryByRole('link', { name: 'New Quote' })).toBeNull()
  await openDesk('/desk/quotes/Q-7K3Q9XWD')
  await press('PDF')
  for (const name of ['Mail to Client', 'Withdraw…']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
})
