import { beforeEach, expect, test } from 'vitest'
import { fill } from '@millrun/ui/testing/patient-dom'
import { openPage, page } from '../../testing/open-page.tsx'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { sessionAnswer } from '@millrun/ui/testing/session-answer'
import { leaveSession } from '../testing/customer-session.ts'

const server = sessionServer()

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [] })
  server.answer('GET /auth/v1/user', sessionAnswer().user)
  server.answer('GET /auth/v1/passkeys', [])
})

function field(name: string): HTMLElement {
  return page().getByLabelText(name, { selector: 'input:not([type=checkbox])' })
}

test('a password is changed by whoever knows the current one', async () => {
  const refusal = { code: 400, error_code: 'invalid_credentials', msg: 'not right' }
  server.answer('PUT /auth/v1/user', refusal, 400)
  const visitor = await openPage('/account?at=security')
  await page().findByRole('heading', { level: 2, name: 'Password' })
  await fill(visitor, field('Current password'), 'wrong one')
  await fill(visitor, field('New password'), 'a short sentence')
  await visitor.click(page().getByRole('button', { name: 'Change the Password' }))
  await page().findByText('This is not your current password.')
  expect(document.activeElement).toBe(field('Current password'))
  server.answer('PUT /auth/v1/user', sessionAnswer().user)
  await fill(visitor, field('Current password'), 'the old one')
  await visitor.click(page().getByRole('button', { name: 'Change the Password' }))
  await page().findByText('The password is changed, and all other devices are signed out.')
  expect(server.bodiesOf('PUT /auth/v1/user')).toMatchObject([
    { password: 'a short sentence', current_password: 'wrong one' },
    { password: 'a short sentence', current_password: 'the old one' },
  ])
  expect(field('New password')).toHaveProperty('value', '')
})

test('an authenticator app is set up by a picture or its key, and works when its first code is shown', async () => {
  const totp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Millrun:ada', qr_code: '<svg/>' }
  server.answer('POST /auth/v1/factors', { id: 'f-1', type: 'totp', totp })
  server.answer('POST /auth/v1/factors/f-1/challenge', { id: 'ch-1', expires_at: 9_999_999_999 })
  const shown = sessionAnswer({ hasFactor: true, assurance: 'aal2' })
  server.answer('POST /auth/v1/factors/f-1/verify', shown)
  const visitor = await openPage('/account?at=security')
  await visitor.click(await page().findByRole('button', { name: 'Set Up an App' }))
  await page().findByText('JBSW Y3DP EHPK 3PXP')
  const picture = page().getByRole('img', { name: 'QR code of the key below' })
  expect(picture.getAttribute('src')).toBe('data:image/svg+xml;utf-8,<svg/>')
  const link = page().getByRole('link', { name: 'open it with this account' })
  expect(link.getAttribute('href')).toBe('otpauth://totp/Millrun:ada')
  await fill(visitor, field('Code'), '123456')
  server.answer('GET /auth/v1/user', shown.user)
  await visitor.click(page().getByRole('button', { name: 'Finish' }))
  await page().findByRole('button', { name: 'Remove: Phone' })
  expect(server.bodiesOf('POST /auth/v1/factors/f-1/verify')).toMatchObject([{ code: '123456' }])
})

test('what cannot be looked up says so in its place, and the rest works', async () => {
  server.answer('GET /auth/v1/passkeys', { msg: 'out of order' }, 500)
  await openPage('/account?at=security')
  await page().findByRole('button', { name: 'Try Again' })
  await page().findByRole('button', { name: 'Set Up an App' })
})
