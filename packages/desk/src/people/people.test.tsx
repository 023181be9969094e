import { screen, within } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

const member = (email: string) => ({
  email,
  role: 'owner',
  hasSecondFactor: true,
  lastSignInAt: null,
})

const APPLICATION = {
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  label: 'TA-1A2B3C4D',
  email: 'ada@example.com',
  businessName: 'Turner Stairs',
  trade: 'installer',
  proof: 'license',
  number: '13VH01234500',
  states: ['NJ'],
  website: '',
  status: 'pending',
  appliedAt: '2026-12-01T15:00:00.000Z',
  priceList: null,
}

beforeEach(() => leaveSession())

test('a link for a new member is shown once, and their own place nobody changes', async () => {
  server.answer('GET /desk/api/staff', {
    staff: [member(EVE.email), member('fay@millrun.example')],
  })
  server.answer('POST /desk/api/staff', {
    sentence: 'gus@millrun.example is shipping once the link is used.',
    link: 'https://shop.example/desk#token_hash=abc&type=invite',
  })
  const visitor = await openDesk('/desk/people/staff')
  await screen.findByText('This is you; another owner can change it.')
  expect(screen.queryByRole('button', { name: `Remove ${EVE.email}` })).toBeNull()
  screen.getByRole('button', { name: 'Remove fay@millrun.example' })
  await fill(visitor, screen.getByLabelText('E-mail address'), 'gus@millrun.example')
  await visitor.click(screen.getByRole('button', { name: 'Add' }))
  const link = await screen.findByRole('region', { name: 'The link' })
  await expect.poll(() => document.activeElement).toBe(link)
  expect(link.textContent).toContain('https://shop.example/desk#token_hash=abc&type=invite')
  expect(server.bodiesOf('POST /desk/api/staff')).toEqual([
    { email: 'gus@millrun.example', role: 'shipping' },
  ])
})

test('the last owner stays, and why is said where it was asked for', async () => {
  const sentence = 'This is the last owner; please make somebody else an owner first.'
  server.answer('GET /desk/api/staff', { staff: [member('fay@millrun.example')] })
  server.answer('POST /desk/api/staff/remove', { error: sentence }, 409)
  const visitor = await openDesk('/desk/people/staff')
  await visitor.click(await screen.findByRole('button', { name: 'Remove fay@millrun.example' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await visitor.click(dialog.getByRole('button', { name: 'Remove' }))
  await dialog.findByText(sentence)
})

test('an application is refused with a reason alone, beside what contractors have to know', async () => {
  server.answer('GET /desk/api/applications', { applications: [APPLICATION] })
  server.answer(`POST /desk/api/applications/${APPLICATION.id}/decision`, { sentence: 'Done.' })
  const visitor = await openDesk('/desk/people/applications')
  await screen.findByText(/A contractor cannot issue Form ST-3/)
  await visitor.click(await screen.findByRole('button', { name: 'Refuse TA-1A2B3C4D' }))
  await visitor.click(screen.getByRole('button', { name: 'Refuse' }))
  await screen.findByText('Please say why; it stands in the mail.')
  const name = `POST /desk/api/applications/${APPLICATION.id}/decision`
  expect(server.bodiesOf(name)).toEqual([])
  await fill(visitor, screen.getByLabelText('Reason'), 'The license is of another state.')
  await visitor.click(screen.getByRole('button', { name: 'Refuse' }))
  await expect
    .poll(() => server.bodiesOf(name))
    .toEqual([{ decision: 'refused', reason: 'The license is of another state.' }])
})

describe('the prices of a trade account', () => {
  const LISTS = ['Trade A', 'Trade B'].map((name) => ({
    name,
    count: 2,
    setAt: '2026-12-01T15:00:00.000Z',
    actor: EVE.email,
    accounts: 0,
  }))

  beforeEach(() => server.answer('GET /desk/api/price-lists', { lists: LISTS }))

  test('are chosen together with its approval', async () => {
    server.answer('GET /desk/api/applications', { applications: [APPLICATION] })
    server.answer(`POST /desk/api/applications/${APPLICATION.id}/decision`, { sentence: 'Done.' })
    const visitor = await openDesk('/desk/people/applications')
    await visitor.click(await screen.findByRole('button', { name: 'Approve TA-1A2B3C4D' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByRole('option', { name: 'Trade B' })
    await visitor.selectOptions(dialog.getByLabelText('Price list of TA-1A2B3C4D'), 'Trade B')
    await visitor.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect
      .poll(() => server.bodiesOf(`POST /desk/api/applications/${APPLICATION.id}/decision`))
      .toEqual([{ decision: 'approved', priceList: 'Trade B' }])
  })

  test('are taken back, and why not is said', async () => {
    const approved = { ...APPLICATION, status: 'approved', priceList: 'Trade A' }
    const name = `POST /desk/api/applications/${APPLICATION.id}/price-list`
    server.answer('GET /desk/api/applications', { applications: [approved] })
    server.answer(name, { error: 'Not now.' }, 409)
    const visitor = await openDesk('/desk/people/applications')
    const change = await screen.findByRole('button', { name: 'Change the Prices of TA-1A2B3C4D' })
    expect(change.hasAttribute('disabled')).toBe(true)
    await visitor.selectOptions(
      screen.getByLabelText('Price list of TA-1A2B3C4D'),
      'Everybody’s prices',
    )
    await visitor.click(change)
    await screen.findByText('Not now.')
    server.answer(name, { sentence: 'Done.' })
    server.answer('GET /desk/api/applications', {
      applications: [{ ...approved, priceList: null }],
    })
    await visitor.click(change)
    await expect.poll(() => change.hasAttribute('disabled')).toBe(true)
    expect(server.bodiesOf(name)).toEqual([{ priceList: null }, { priceList: null }])
  })
})

describe('the terms of a trade account', () => {
  const approved = { ...APPLICATION, status: 'approved', priceList: null, terms: null }
  const granted = { ...approved, terms: { limit: '5000.00', days: 45 } }
  const name = `POST /desk/api/applications/${APPLICATION.id}/terms`

  beforeEach(() => server.answer('GET /desk/api/price-lists', { lists: [] }))

  test('are granted with a limit and days, and then stand', async () => {
    server.answer('GET /desk/api/applications', { applications: [approved] })
    const visitor = await openDesk('/desk/people/applications')
    await screen.findByText('With the order')
    const grant = screen.getByRole('button', { name: 'Grant Terms to TA-1A2B3C4D' })
    await visitor.click(grant)
    await screen.findByText(/^The limit must be above zero/)
    expect(server.bodiesOf(name)).toEqual([])
    await fill(visitor, screen.getByLabelText('Limit of TA-1A2B3C4D'), '$5,000')
    await visitor.selectOptions(screen.getByLabelText('Days to pay of TA-1A2B3C4D'), '45 days')
    server.answer(name, { sentence: 'Done.' })
    server.answer('GET /desk/api/applications', { applications: [granted] })
    await visitor.click(grant)
    await screen.findByText('Within 45 days, owing at most $5,000.00')
    expect(server.bodiesOf(name)).toEqual([{ limit: '5000.00', days: 45 }])
  })

  test('are taken back', async () => {
    server.answer('GET /desk/api/applications', { applications: [granted] })
    const visitor = await openDesk('/desk/people/applications')
    const back = await screen.findByRole('button', { name: 'Take Back the Terms of TA-1A2B3C4D' })
    server.answer(name, { sentence: 'Done.' })
    server.answer('GET /desk/api/applications', { applications: [approved] })
    await visitor.click(back)
    await screen.findByText('With the order')
    expect(server.bodiesOf(name)).toEqual([{ limit: null, days: null }])
  })
})

test('a customer is erased when their address is typed', async () => {
  const address = 'ada@example.com'
  server.answer('GET /desk/api/customer', {
    address,
    name: 'Ada Turner',
    orders: 0,
    spent: '0.00',
    refunded: '0.00',
    lastOrderAt: null,
    hasAccount: true,
    account: {
      label: 'AC-1A2B3C4D',
      createdAt: '2026-11-01T12:00:00.000Z',
      lastSignInAt: null,
      isStaff: false,
      priceList: 'Trade A',
    },
    certificates: [],
    newestOrders: [],
    count: 0,
    notes: [],
  })
  server.answer('POST /desk/api/customer/erase', { sentence: 'The account is gone.' })
  const visitor = await openDesk(`/desk/people/customer?address=${address}`)
  await screen.findByRole('link', { name: 'Trade A' })
  await visitor.click(await screen.findByRole('button', { name: 'Erase This Customer' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await fill(visitor, dialog.getByLabelText(`To erase them, please type ${address}`), address)
  await visitor.click(dialog.getByRole('button', { name: 'Erase' }))
  await screen.findByText('The account is gone.')
  expect(server.bodiesOf('POST /desk/api/customer/erase')).toEqual([{ address, typed: address }])
})
