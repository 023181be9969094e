import { beforeEach, expect, test } from 'vitest'
import { waitFor } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { openPage, page } from '../../testing/open-page.tsx'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { leaveSession } from '../testing/customer-session.ts'
import { HOME } from '../testing/kept-address.ts'
import { readAddresses } from './kept-addresses.ts'

const server = sessionServer()

const { recipient } = HOME

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [] })
})

test('the first address is the one that is offered first, and checkout gets a copy', async () => {
  const visitor = await openPage('/account?at=addresses')
  await page().findByText('No address is kept yet.')
  await visitor.click(page().getByRole('button', { name: 'Add an Address' }))
  expect(document.activeElement).toBe(page().getByLabelText('First name'))
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Stone'],
    ['Phone', '(609) 555-0199'],
    ['Street address', '100 North Main Street'],
    ['City', 'Trenton'],
    ['ZIP code', '08608'],
  ] as const) {
    await fill(visitor, page().getByLabelText(label), text)
  }
  await visitor.selectOptions(page().getByLabelText('State'), 'NJ')
  server.answer('POST /account/api/addresses', { addresses: [HOME] })
  server.answer('GET /account/api/addresses', { addresses: [HOME] })
  await visitor.click(page().getByRole('button', { name: 'Keep the Address' }))
  await page().findByText('Offered first')
  page().getByText('100 North Main Street')
  expect(server.bodiesOf('POST /account/api/addresses')).toEqual([{ recipient, isDefault: true }])
  expect(readAddresses()).toEqual([HOME])
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  server.answer('GET /account/api/addresses', { addresses: [HOME] })
  const visitor = await openPage('/account?at=addresses')
  await visitor.click(
    await page().findByRole('button', { name: 'Edit: 100 North Main Street, Trenton' }),
  )
  await fill(visitor, page().getByLabelText('ZIP code'), '99999')
  await visitor.clear(page().getByLabelText('City'))
  await visitor.click(page().getByRole('button', { name: 'Keep the Address' }))
  await page().findByText('City is required')
  page().getByRole('textbox', { name: 'City', description: 'City is required' })
  expect(page().getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true')
  expect(server.bodiesOf('PUT /account/api/addresses/a-1')).toEqual([])
})

test('a deleted address is gone from checkout, too', async () => {
  server.answer('GET /account/api/addresses', { addresses: [HOME] })
  const visitor = await openPage('/account?at=addresses')
  const gone = await page().findByRole('button', { name: 'Delete: 100 North Main Street, Trenton' })
  expect(readAddresses()).toEqual([HOME])
  server.answer('DELETE /account/api/addresses/a-1', { addresses: [] })
  server.answer('GET /account/api/addresses', { addresses: [] })
  await visitor.click(gone)
  await page().findByText('No address is kept yet.')
  expect(window.localStorage.getItem('millrun-account-addresses')).toBeNull()
})

test('another one can be offered first', async () => {
  const second = { ...HOME, id: 'a-2', isDefault: false }
  server.answer('GET /account/api/addresses', { addresses: [second] })
  server.answer('PUT /account/api/addresses/a-2', { addresses: [{ ...second, isDefault: true }] })
  const visitor = await openPage('/account?at=addresses')
  await visitor.click(
    await page().findByRole('button', { name: 'Offer First: 100 North Main Street, Trenton' }),
  )
  await waitFor(() => expect(server.bodiesOf('PUT /account/api/addresses/a-2')).toHaveLength(1))
  expect(server.bodiesOf('PUT /account/api/addresses/a-2')).toEqual([
    { recipient, isDefault: true },
  ])
})
