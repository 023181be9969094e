import { dayInWords, dayPlus, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { ShelfEntry } from '@millrun/commerce/desk/shelf'
import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

const BASKET: ShelfEntry = {
  item: 'M-399',
  title: 'Single Basket Iron Baluster',
  family: 'Iron Balusters',
  price: '34.99',
  scheduled: { price: '29.99', from: '2099-12-01T05:00:00.000Z' },
  quantity: 3,
  held: 2,
  lowLevel: 5,
  backOn: null,
  state: 'low',
}
const SQUARE: ShelfEntry = {
  ...BASKET,
  item: 'C-2005',
  title: 'Classic Square Top Baluster',
  scheduled: null,
  price: '18.50',
  quantity: null,
  held: 0,
  lowLevel: null,
  state: 'in stock',
}

beforeEach(() => {
  server.answer('GET /desk/api/shelf', { entries: [BASKET, SQUARE] })
  server.answer('GET /desk/api/shelf/M-399/moves', {
    moves: [
      {
        at: '2026-11-25T15:00:00.000Z',
        change: -2,
        after: 3,
        reason: 'sold',
        orderNumber: 'MR-7K3Q9XWD',
        actor: null,
      },
    ],
  })
  leaveSession()
})

const press = (name: string) => screen.findByRole('button', { name })

function asked(): readonly string[] {
  return server.asked.map(({ name }) => name)
}

/** Chooses a file of prices, of which the shop says this. */
async function choose(rows: readonly object[]) {
  server.answer('POST /desk/api/imports', { id: 'i-1', rows })
  const visitor = await openDesk('/desk/stock/file')
  const file = new File(['item,price\nM-399,39.99'], 'prices.csv', { type: 'text/csv' })
  await visitor.upload(await screen.findByLabelText('CSV file'), file)
  await screen.findByRole('table')
  return visitor
}

describe('the shelf', () => {
  test('says of each product what it costs, how much is there and what is coming', async () => {
    await openDesk('/desk/stock')
    const row = within(await screen.findByRole('row', { name: /M-399/ }))
    for (const text of ['$34.99', '$29.99', '3', '2 held', '5', 'Low']) row.getByText(text)
    within(screen.getByRole('row', { name: /C-2005/ })).getByText('not counted')
    screen.getByText('2 products')
  })

  test('is narrowed in its address', async () => {
    const visitor = await openDesk('/desk/stock?item=M-399')
    await visitor.click(await screen.findByRole('link', { name: 'Runs out' }))
    await waitFor(() =>
      expect(screen.getByRole('link', { current: 'page', name: 'Runs out' })).toBeDefined(),
    )
    expect(window.location.search).toBe('?show=low')
    await fill(visitor, screen.getByLabelText('Find a product'), 'basket')
    await visitor.keyboard('{Enter}')
    expect(window.location.search).toBe('?show=low&search=basket')
  })

  test('shows those who pack no price to change', async () => {
    leaveSession({ ...EVE, role: 'shipping' })
    await openDesk('/desk/stock?item=M-399')
    await screen.findByText('The owner or the manager changes prices.')
    await press('Change the Stock')
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Take the Coming Price Back' })).toBeNull()
  })
})

describe('a product', () => {
  test('gets a new price, shown before it is sent, and kept where it fails', async () => {
    const visitor = await openDesk('/desk/stock?item=M-399')
    await fill(visitor, await screen.findByLabelText('New price'), '1,299')
    await screen.findByText('Will change: $34.99 → $1,299.00, now.')
    await fill(visitor, screen.getByLabelText('From the day'), '2099-12-01')
    await screen.findByText(/→ \$1,299\.00, when Tue, Dec 1 begins in New Jersey\.$/)
    server.answer('POST /desk/api/shelf/prices', { error: 'Not now.' }, 503)
    await visitor.click(await press('Change the Price'))
    await screen.findByText('Not now.')
    expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('1,299')
    server.answer('POST /desk/api/shelf/prices', { sentence: 'The price changes.' })
    await visitor.click(await press('Change the Price'))
    await screen.findByText('The price changes.')
    expect(server.bodiesOf('POST /desk/api/shelf/prices').at(-1)).toEqual({
      rows: [{ item: 'M-399', price: '1299.00' }],
      from: '2099-12-01',
    })
    expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('')
  })

  test('gets no price that could be read in two ways', async () => {
    const visitor = await openDesk('/desk/stock?item=M-399')
    await fill(visitor, await screen.findByLabelText('New price'), '12,50')
    await visitor.click(await press('Change the Price'))
    await screen.findByText('Please write the price in dollars and cents such as 34.99.')
    expect(asked()).not.toContain('POST /desk/api/shelf/prices')
  })

  test('has its stock set to what was counted, with what was seen, or added to', async () => {
    const visitor = await openDesk('/desk/stock?item=M-399')
    await fill(visitor, await screen.findByLabelText('Pieces'), '12')
    await screen.findByText('Will change: 3 → 12.')
    const sentence = 'M-399 was 3 when this was prepared and is 1 now; please look again.'
    server.answer('POST /desk/api/shelf/stock', { error: sentence }, 409)
    server.answer('GET /desk/api/shelf', { entries: [{ ...BASKET, quantity: 1 }] })
    await visitor.click(await press('Change the Stock'))
    await screen.findByText(sentence)
    await screen.findByText('Will change: 1 → 12.')
    await visitor.click(screen.getByLabelText('Add: so many have come in'))
    await screen.findByText('Will change: 1 → 13.')
    server.answer('POST /desk/api/shelf/stock', { sentence: 'Done.' })
    await visitor.click(await press('Change the Stock'))
    await screen.findByText('Done.')
    expect(server.bodiesOf('POST /desk/api/shelf/stock')).toEqual([
      { mode: 'set', rows: [{ item: 'M-399', quantity: 12, expected: 3 }] },
      { mode: 'add', rows: [{ item: 'M-399', quantity: 12 }] },
    ])
  })

  test('that is sold out gets the day on which it is back, and loses it again', async () => {
    const soldOut = { ...BASKET, quantity: 0, state: 'out' }
    server.answer('GET /desk/api/shelf', { entries: [soldOut] })
    const visitor = await openDesk('/desk/stock?item=M-399')
    const day = await screen.findByLabelText('It is back on the day')
    await visitor.click(await press('Set the Day'))
    await screen.findByText('Please choose a day.')
    await fill(visitor, day, '2020-01-06')
    await visitor.click(await press('Set the Day'))
    await screen.findByText('This day has passed; please choose a later one.')
    expect(asked()).not.toContain('POST /desk/api/shelf/back-on')
    // Two weeks from now, whenever that is.
    const on = dayPlus(newJerseyDay(new Date()), 14)
    await fill(visitor, day, on)
    await screen.findByText(`Buyers will read: Expected back ${dayInWords(on)}.`)
    server.answer('POST /desk/api/shelf/back-on', { sentence: 'Told.' })
    server.answer('GET /desk/api/shelf', { entries: [{ ...soldOut, backOn: on }] })
    await visitor.click(await press('Set the Day'))
    await screen.findByText('Told.')
    await screen.findByText(`${dayInWords(on)} is set.`)
    within(screen.getByRole('row', { name: /M-399/ })).getByText(`back ${dayInWords(on)}`)
    server.answer('GET /desk/api/shelf', { entries: [{ ...soldOut, backOn: '2020-01-06' }] })
    await visitor.click(await press('Take the day back'))
    await screen.findByText('Mon, Jan 6 was set, and has passed.')
    expect(server.bodiesOf('POST /desk/api/shelf/back-on')).toEqual([
      { item: 'M-399', on },
      { item: 'M-399', on: null },
    ])
  })

  test('with pieces left has no day on which it is back', async () => {
    await openDesk('/desk/stock?item=M-399')
    await press('Change the Stock')
    expect(screen.queryByLabelText('It is back on the day')).toBeNull()
  })

  test('leads on, and closed back to the list', async () => {
    const visitor = await openDesk('/desk/stock')
    await visitor.click(await screen.findByRole('link', { name: /^M-399/ }))
    const heading = await screen.findByRole('heading', { level: 2, name: 'M-399' })
    await waitFor(() => expect(document.activeElement === heading).toBe(true))
    await visitor.click(screen.getByRole('link', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'M-399' })).toBeNull())
    await waitFor(() => {
      expect(document.activeElement?.tagName).toBe('DIV')
      expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true)
    })
  })

  test('is counted no more after a question', async () => {
    const visitor = await openDesk('/desk/stock?item=M-399')
    await visitor.click(await press('Count it no more'))
    server.answer('POST /desk/api/shelf/stock', { sentence: 'Done.' })
    const question = within(await screen.findByRole('alertdialog'))
    await visitor.click(question.getByRole('button', { name: 'Count It No More' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.bodiesOf('POST /desk/api/shelf/stock')).toEqual([
      { mode: 'set', rows: [{ item: 'M-399', quantity: null, expected: 3 }] },
    ])
  })

  test('says how its stock has changed, when it runs out, and takes its coming price back', async () => {
    const visitor = await openDesk('/desk/stock?item=M-399')
    await screen.findByText('Sold: -2, 3 there')
    screen.getByRole('link', { name: 'MR-7K3Q9XWD' })
    server.answer('POST /desk/api/shelf/low-levels', { sentence: 'It is low below 8.' })
    await fill(visitor, screen.getByLabelText('Say that it runs out below'), '8')
    await visitor.click(await press('Set the Level'))
    await screen.findByText('It is low below 8.')
    server.answer('DELETE /desk/api/shelf/scheduled/M-399', { sentence: 'Taken back.' })
    await visitor.click(await press('Take the Coming Price Back'))
    await waitFor(() => expect(asked()).toContain('DELETE /desk/api/shelf/scheduled/M-399'))
  })
})

describe('a file', () => {
  const GOOD = { row: 2, item: 'M-399', from: '$34.99', to: '$39.99', problem: null }
  const SAME = { row: 3, item: 'C-2005', from: '$18.50', to: 'unchanged', problem: null }
  const BAD = { row: 4, item: 'M-1', from: '', to: '', problem: 'We do not sell "M-1".' }

  test('with a problem shows it first and cannot be applied', async () => {
    await choose([GOOD, SAME, BAD])
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(names).toEqual(['M-1', 'M-399', 'C-2005'])
    screen.getByText(/^One row has a problem/)
    expect((await press('Apply the File')).hasAttribute('disabled')).toBe(true)
    expect(server.bodiesOf('POST /desk/api/imports')).toEqual([
      { kind: 'prices', mode: 'set', csv: 'item,price\nM-399,39.99' },
    ])
  })

  test('is applied, and gives the file that takes it back', async () => {
    const visitor = await choose([GOOD, SAME])
    screen.getByText('One product changes. 1 more stay as they are.')
    server.answer('POST /desk/api/imports/i-1/apply', {
      sentence: 'One price is changed.',
      hasReverse: true,
    })
    server.answer('GET /desk/api/imports/i-1/reverse.csv', 'item,price')
    await visitor.click(await press('Apply the File'))
    await screen.findByText(/^One price is changed\./)
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await visitor.click(await press('Save the Way Back'))
    await waitFor(() => expect(saved).toEqual(['reverse-prices.csv']))
  })

  test('whose rows are not true any more is looked at again', async () => {
    const visitor = await choose([GOOD])
    const error = 'Row 2: M-399 was $34.99 and is $36.00 now; please look again.'
    server.answer('POST /desk/api/imports/i-1/apply', { error }, 409)
    await visitor.click(await press('Apply the File'))
    await screen.findByText(error)
    const again = { id: 'i-2', rows: [{ ...GOOD, from: '$36.00' }] }
    server.answer('POST /desk/api/imports', again)
    await visitor.click(await press('Look Again'))
    await screen.findByText('$36.00')
    expect((await press('Apply the File')).hasAttribute('disabled')).toBe(false)
    server.answer('POST /desk/api/imports/i-2/apply', { sentence: 'One price is changed.' })
    await visitor.click(await press('Apply the File'))
    await screen.findByText(/^One price is changed\./)
  })

  test('of stock says whether it sets or adds', async () => {
    const visitor = await choose([GOOD])
    await visitor.click(screen.getByLabelText('Stock'))
    await visitor.click(screen.getByLabelText(/^Add: the file says/))
    await waitFor(() =>
      expect(server.bodiesOf('POST /desk/api/imports').at(-1)).toMatchObject({
        kind: 'stock',
        mode: 'add',
      }),
    )
  })
})
