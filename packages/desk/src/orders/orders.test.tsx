import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'
import { DISPUTED, PAID, SHOWN } from '../testing/sample-orders.ts'

const server = sessionServer()

beforeEach(() => {
  server.answer('GET /desk/api/filters', { filters: [] })
  server.answer('GET /desk/api/orders', {
    orders: [PAID],
    next: null,
    count: 1,
    isMore: false,
  })
  server.answer('GET /desk/api/orders/MR-7K3Q9XWD', SHOWN)
  leaveSession()
})

function chosen(label: string): string {
  return screen.getByLabelText<HTMLSelectElement>(label).value
}

describe('the list of orders', () => {
  test('says of each who bought it, where it goes, how it stands and what it came to', async () => {
    await openDesk('/desk/orders/all')
    const row = within(await screen.findByRole('row', { name: /MR-7K3Q9XWD/ }))
    for (const text of ['Ada Turner', 'PO-4711 · Elm Street', 'Paid', 'To be sent', '$66.95']) {
      row.getByText(text)
    }
    row.getByText('Parcel, NJ')
    row.getByText('by Tue, Dec 8')
    screen.getByText('1 order')
  })

  test('is narrowed in its address', async () => {
    const visitor = await openDesk('/desk/orders/all?payment=paid&cursor=12')
    await visitor.selectOptions(await screen.findByLabelText('Goes by'), 'Truck')
    await waitFor(() => expect(chosen('Goes by')).toBe('freight'))
    expect(window.location.search).toBe('?payment=paid&mode=freight')
    await visitor.selectOptions(screen.getByLabelText('Payment'), 'Any')
    await waitFor(() => expect(chosen('Payment')).toBe('any'))
    expect(window.location.search).toBe('?mode=freight')
    await fill(visitor, screen.getByLabelText('Find an order'), 'ada turner')
    await visitor.keyboard('{Enter}')
    expect(window.location.search).toBe('?mode=freight&search=ada+turner')
  })

  test('is saved by those who may', async () => {
    leaveSession({ ...EVE, role: 'shipping' })
    await openDesk('/desk/orders/all?mode=freight')
    await screen.findByRole('button', { name: 'Keep This Filter' })
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull()
  })

  test('keeps a filter under a name', async () => {
    const visitor = await openDesk('/desk/orders/all?mode=freight')
    await visitor.click(await screen.findByRole('button', { name: 'Keep This Filter' }))
    const kept = { name: 'Trucks', query: 'mode=freight' }
    server.answer('PUT /desk/api/filters', { filters: [kept] })
    await fill(visitor, screen.getByLabelText('Name of the filter'), 'Trucks')
    server.answer('GET /desk/api/filters', { filters: [kept] })
    await visitor.click(screen.getByRole('button', { name: 'Keep' }))
    await screen.findByRole('link', { name: 'Trucks' })
    expect(server.bodiesOf('PUT /desk/api/filters')).toEqual([kept])
    screen.getByRole('button', { name: 'Remove This Filter' })
  })
})

test('what needs a person stands first, with the reason', async () => {
  const orders = [DISPUTED]
  server.answer('GET /desk/api/orders', { orders, next: null, count: 1, isMore: false })
  await openDesk('/desk')
  await screen.findByRole('region', { name: 'Needs a decision (1)' })
  const [first] = screen.getAllByRole('region')
  expect(first?.textContent).toContain('Needs a decision (1)')
  expect(first?.textContent).toContain('The buyer has opened a dispute at PayPal.')
})

test('a scanned order number leads to the order', async () => {
  const visitor = await openDesk('/desk/orders')
  await fill(visitor, await screen.findByLabelText('Find an order'), 'mr-7k3q9xwd')
  await visitor.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Order MR-7K3Q9XWD' })
  expect(window.location.pathname).toBe('/desk/orders/MR-7K3Q9XWD')
})

describe('an order', () => {
  test('is shown with its lines, its money, its way and its history', async () => {
    await openDesk('/desk/orders/MR-7K3Q9XWD')
    await screen.findByText('Classic Square Top Baluster, White Oak')
    for (const text of [
      '100 N Main St, Apt 4, Trenton, NJ 08608',
      'Taxed by row specification on $48.10',
      '2 × C-2005',
      'paid: capture COMPLETED',
      'mail "confirmation" sent',
    ]) {
      screen.getByText(text)
    }
  })

  test('gives the trace of what happened away to whoever searches the log', async () => {
    const visitor = await openDesk('/desk/orders/MR-7K3Q9XWD')
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    await visitor.click(await screen.findByRole('button', { name: `Trace ${trace}` }))
    await screen.findByText('Copied')
    expect(await navigator.clipboard.readText()).toBe(trace)
  })

  test('that is not there is said', async () => {
    server.answer(
      'GET /desk/api/orders/MR-NOTTHERE',
      { error: 'There is no order MR-NOTTHERE.' },
      404,
    )
    await openDesk('/desk/orders/MR-NOTTHERE')
    await screen.findByText('There is no order MR-NOTTHERE.')
  })

  test('takes a note, which outlasts a failed send', async () => {
    const visitor = await openDesk('/desk/orders/MR-7K3Q9XWD')
    await fill(visitor, await screen.findByLabelText('Write a note'), 'Call first')
    await visitor.click(screen.getByLabelText('Mail it to the buyer, ada@example.com'))
    server.answer('POST /desk/api/orders/MR-7K3Q9XWD/notes', { error: 'Not now.' }, 503)
    await visitor.click(screen.getByRole('button', { name: 'Write Note' }))
    await screen.findByText('Not now.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Write a note').value).toBe('Call first')
    server.answer('POST /desk/api/orders/MR-7K3Q9XWD/notes', { sentence: 'Kept.' })
    await visitor.click(screen.getByRole('button', { name: 'Write Note' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Write a note').value).toBe(''),
    )
    expect(server.bodiesOf('POST /desk/api/orders/MR-7K3Q9XWD/notes').at(-1)).toEqual({
      text: 'Call first',
      toBuyer: true,
    })
  })
})
