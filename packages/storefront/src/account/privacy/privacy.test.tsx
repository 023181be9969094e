import { beforeEach, expect, test, vi } from 'vitest'
import { fill } from '@millrun/ui/testing/patient-dom'
import { address, openPage, page } from '../../testing/open-page.tsx'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { leaveSession } from '../testing/customer-session.ts'
import { HOME } from '../testing/kept-address.ts'

const server = sessionServer()

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [HOME] })
  server.answer('POST /auth/v1/logout', undefined, 204)
})

test('everything is downloaded as one file', async () => {
  server.answer('GET /account/api/export', { account: 'all of it' })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const visitor = await openPage('/account?at=privacy')
  await visitor.click(await page().findByRole('button', { name: 'Download Everything' }))
  await page().findByText('The file is among your downloads.')
  expect(saved).toEqual(['millrun-account.json'])
})

test('nobody is erased by another address, and whoever types the own one is gone', async () => {
  server.answer('POST /account/api/erase', { forgotten: 1, underWay: 2 })
  const visitor = await openPage('/account?at=privacy')
  await visitor.click(await page().findByRole('button', { name: 'Erase Me' }))
  const email = page().getByRole('textbox', { name: 'Email' })
  await fill(visitor, email, 'bob@example.com')
  await visitor.click(page().getByRole('button', { name: 'Erase Me for Good' }))
  await page().findByText('This is not the address of this account')
  expect(server.bodiesOf('POST /account/api/erase')).toEqual([])
  await fill(visitor, email, 'Ada@Example.com ')
  await visitor.click(page().getByRole('button', { name: 'Erase Me for Good' }))
  await page().findByRole('heading', { level: 1, name: 'Your account is erased' })
  page().getByText('Your name and address are taken out of 1 order.')
  page().getByText('In 2 orders your name stays until 30 days after it was shipped.')
  expect(server.bodiesOf('POST /account/api/erase')).toEqual([{ email: 'ada@example.com' }])
  expect(window.localStorage).toHaveLength(0)
  expect(address()).toBe('/account?at=erased')
})
