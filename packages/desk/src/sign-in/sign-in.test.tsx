import { screen, waitFor } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionAnswer } from '@millrun/ui/testing/session-answer'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOTE_SECTIONS } from '../testing/note-screen.tsx'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()
const PASSWORD = 'a short sentence'
const FIRST_FACTOR = { ...EVE, assurance: 'aal1' } as const
const INVITED = { ...FIRST_FACTOR, hasFactor: false } as const
const NEW_APP = {
  id: 'f-1',
  type: 'totp',
  totp: { qr_code: '<svg/>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Millrun' },
}

beforeEach(() => {
  server.answer('GET /desk/api/notes', { notes: [] })
  server.answer('POST /auth/v1/factors/f-1/challenge', { id: 'ch-1', expires_at: 9_999_999_999 })
  server.answer('POST /auth/v1/factors/f-1/verify', sessionAnswer(EVE))
  server.answer('POST /auth/v1/logout', undefined, 204)
})

function field(name: string): HTMLElement {
  return screen.getByLabelText(name, { selector: 'input:not([type=checkbox])' })
}

function title(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

function press(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

async function typePassword(visitor: Awaited<ReturnType<typeof openDesk>>): Promise<void> {
  await fill(visitor, field('Email'), EVE.email)
  await fill(visitor, field('Password'), PASSWORD)
  await visitor.click(press('Sign In'))
}

test('an invitation is taken up when somebody says so, and leads over a password and an app to the desk', async () => {
  server.answer('POST /auth/v1/verify', sessionAnswer({ ...INVITED, hasPassword: false }))
  server.answer('PUT /auth/v1/user', sessionAnswer(INVITED).user)
  server.answer('GET /auth/v1/user', sessionAnswer(INVITED).user)
  server.answer('POST /auth/v1/factors', NEW_APP)
  const visitor = await openDesk('/desk#token_hash=abc&type=invite', NOTE_SECTIONS)
  await title('You are invited')
  expect(server.bodiesOf('POST /auth/v1/verify')).toEqual([])
  await visitor.click(press('Go On'))
  await title('Choose a password')
  expect(window.location.hash).toBe('')
  expect(server.bodiesOf('POST /auth/v1/verify')).toMatchObject([
    { type: 'invite', token_hash: 'abc' },
  ])
  await fill(visitor, field('New password'), PASSWORD)
  await visitor.click(press('Keep the Password'))
  await title('Set up your authenticator app')
  await screen.findByRole('img', { name: 'QR code of the key below' })
  screen.getByText('JBSW Y3DP EHPK 3PXP')
  await fill(visitor, field('Code'), '123 456')
  await visitor.click(press('Finish'))
  await title('Notes')
  expect(server.bodiesOf('POST /auth/v1/factors')).toHaveLength(1)
  expect(server.bodiesOf('POST /auth/v1/factors/f-1/verify')).toMatchObject([{ code: '123456' }])
})

test('a link that was used says so', async () => {
  const spent = { code: 403, error_code: 'otp_expired', msg: 'expired' }
  server.answer('POST /auth/v1/verify', spent, 403)
  const visitor = await openDesk('/desk#token_hash=abc&type=invite', NOTE_SECTIONS)
  await visitor.click(await screen.findByRole('button', { name: 'Go On' }))
  await screen.findByText(/^This link is used up, too old or not complete\./)
})

describe('signing in', () => {
  test('is a password, then a code, and goes on at the title of the first screen', async () => {
    server.answer('POST /auth/v1/token', sessionAnswer(FIRST_FACTOR))
    const visitor = await openDesk('/desk', NOTE_SECTIONS)
    await title('Sign in')
    expect(document.title).toBe('Sign in · Desk · Millrun')
    await typePassword(visitor)
    await title('Second step')
    expect(server.asked.filter(({ name }) => name.includes('/desk/api'))).toEqual([])
    await fill(visitor, field('Code'), '123456')
    await visitor.click(press('Confirm'))
    await title('Notes')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notes'))
    expect(document.title).toBe('Notes · Desk · Millrun')
  })

  test('keeps the session in this tab, and nothing in the browser', async () => {
    server.answer('POST /auth/v1/token', sessionAnswer(EVE))
    const visitor = await openDesk('/desk', NOTE_SECTIONS)
    await title('Sign in')
    await typePassword(visitor)
    await title('Notes')
    expect(Object.keys(window.localStorage)).toEqual([])
    expect(Object.keys(window.sessionStorage).join()).toMatch(/millrun-desk-session-/)
    const asked = server.asked.find(({ name }) => name === 'GET /desk/api/notes')
    expect(asked?.headers['authorization']).toMatch(/^Bearer /)
    expect(asked?.headers['cookie']).toBeUndefined()
  })

  test('with a wrong password or code says which, and loses nothing', async () => {
    const refusal = { code: 400, error_code: 'invalid_credentials', msg: 'no' }
    server.answer('POST /auth/v1/token', refusal, 400)
    const visitor = await openDesk('/desk', NOTE_SECTIONS)
    await title('Sign in')
    await typePassword(visitor)
    await screen.findByText('The e-mail address and the password do not fit together.')
    expect(field('Email')).toHaveProperty('value', EVE.email)
    server.answer('POST /auth/v1/token', sessionAnswer(FIRST_FACTOR))
    await visitor.click(press('Sign In'))
    await title('Second step')
    const wrong = { code: 422, error_code: 'mfa_verification_failed', msg: 'no' }
    server.answer('POST /auth/v1/factors/f-1/verify', wrong, 422)
    await fill(visitor, field('Code'), '000000')
    await visitor.click(press('Confirm'))
    await screen.findByText('This code is not right. The app shows another one every 30 seconds.')
  })

  test('is nothing for customers', async () => {
    server.answer('POST /auth/v1/token', sessionAnswer({ email: 'ada@example.com' }))
    const visitor = await openDesk('/desk', NOTE_SECTIONS)
    await title('Sign in')
    await typePassword(visitor)
    await title('This address has no place at the desk')
    expect(server.asked.filter(({ name }) => name.includes('/desk/api'))).toEqual([])
    await visitor.click(press('Sign in as somebody else'))
    await title('Sign in')
  })

  test('without the link of an invitation sets up no app', async () => {
    server.answer('GET /auth/v1/user', sessionAnswer(INVITED).user)
    const refusal = { code: 403, error_code: 'insufficient_aal', msg: 'no' }
    server.answer('POST /auth/v1/factors', refusal, 403)
    leaveSession(INVITED)
    await openDesk('/desk', NOTE_SECTIONS)
    await screen.findByText(/with the link of an invitation alone/)
  })
})

describe('a session', () => {
  test('is ended by who has it, and leaves nothing in the tab', async () => {
    leaveSession()
    window.sessionStorage.setItem('millrun-desk-draft-note', '{"text":"for Ada"}')
    const visitor = await openDesk('/desk', NOTE_SECTIONS)
    await title('Notes')
    await visitor.click(press('Sign out'))
    await title('Sign in')
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
    expect(Object.keys(window.sessionStorage)).toEqual(['millrun-desk-tab'])
  })
})
