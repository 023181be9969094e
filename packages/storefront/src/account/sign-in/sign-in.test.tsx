import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '@millrun/ui/testing/patient-dom'
import { openPage, page } from '../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'
import { orderEmail } from '../order-email.ts'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { sessionAnswer } from '@millrun/ui/testing/session-answer'
import { leaveSession } from '../testing/customer-session.ts'
import { HOME } from '../testing/kept-address.ts'

const server = sessionServer()

const NO_ORDERS = { orders: [] }
const NOT_IT = { code: 403, error_code: 'otp_expired', msg: 'Token has expired or is invalid' }

beforeEach(() => {
  server.answer('GET /account/api/orders', NO_ORDERS)
  server.answer('GET /account/api/addresses', { addresses: [] })
})

function field(name: string): HTMLElement {
  return page().getByLabelText(name, { selector: 'input:not([type=checkbox])' })
}

async function opened(): Promise<void> {
  await page().findByRole('heading', { level: 1, name: 'Orders' })
}

/** Asks for a new account of Ada's with this password. */
async function askFor(password: string) {
  const visitor = await openPage('/account?at=sign-up')
  await page().findByRole('heading', { level: 1, name: 'Open an account' })
  await fill(visitor, field('Email'), 'ada@example.com')
  await fill(visitor, field('Password'), password)
  await visitor.click(page().getByRole('button', { name: 'Open an Account' }))
  return visitor
}

describe('signing in', () => {
  test('opens the orders, and goes on at their title', async () => {
    server.answer('POST /auth/v1/token', sessionAnswer())
    const visitor = await openPage('/account')
    await page().findByRole('heading', { level: 1, name: 'Sign in' })
    await fill(visitor, field('Email'), 'ada@example.com')
    await fill(visitor, field('Password'), ' a short sentence ')
    await visitor.click(page().getByRole('button', { name: 'Sign In' }))
    await opened()
    expect(document.activeElement?.textContent).toBe('Orders')
    expect(server.bodiesOf('POST /auth/v1/token')).toMatchObject([
      { email: 'ada@example.com', password: ' a short sentence ' },
    ])
  })

  test('asks for both before anything is sent', async () => {
    const visitor = await openPage('/account')
    await visitor.click(await page().findByRole('button', { name: 'Sign In' }))
    await page().findByText('Email is required')
    page().getByText('Password is required')
    expect(server.bodiesOf('POST /auth/v1/token')).toEqual([])
  })

  test('with what does not fit says so at the password, and loses nothing', async () => {
    const refusal = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login' }
    server.answer('POST /auth/v1/token', refusal, 400)
    const visitor = await openPage('/account')
    await page().findByRole('heading', { level: 1, name: 'Sign in' })
    await fill(visitor, field('Email'), 'ada@example.com')
    await fill(visitor, field('Password'), 'wrong')
    await visitor.click(page().getByRole('button', { name: 'Sign In' }))
    const words = await page().findByText(
      'The e-mail address and the password do not fit together.',
    )
    expect(field('Password').getAttribute('aria-describedby')).toBe(words.id)
    expect(document.activeElement).toBe(field('Password'))
    expect(field('Email')).toHaveProperty('value', 'ada@example.com')
  })

  test('is not undone by a reload, and leads to the section that was asked for', async () => {
    leaveSession()
    await openPage('/account?at=security')
    await page().findByRole('heading', { level: 1, name: 'Signing in' })
    page().getByText('ada@example.com')
  })

  test('with an authenticator app asks for its code first', async () => {
    leaveSession({ hasFactor: true })
    const shown = sessionAnswer({ hasFactor: true, assurance: 'aal2' })
    server.answer('POST /auth/v1/factors/f-1/challenge', { id: 'ch-1', expires_at: 9_999_999_999 })
    server.answer('POST /auth/v1/factors/f-1/verify', shown)
    const visitor = await openPage('/account')
    await page().findByRole('heading', { level: 1, name: 'Second step' })
    page().getByText(/^You have lost the device with the app\? Call us at/)
    expect(server.bodiesOf('GET /account/api/orders')).toEqual([])
    await fill(visitor, field('Code'), '123 456')
    await visitor.click(page().getByRole('button', { name: 'Confirm' }))
    await opened()
    expect(server.bodiesOf('POST /auth/v1/factors/f-1/verify')).toMatchObject([{ code: '123456' }])
  })
})

describe('a new account', () => {
  test('is open when the mailed code is typed in, by the tab that chose its password', async () => {
    server.answer('POST /auth/v1/signup', sessionAnswer().user)
    server.answer('POST /auth/v1/verify', NOT_IT, 403)
    const visitor = await askFor('a short sentence')
    await page().findByRole('heading', { level: 1, name: 'Type in the code' })
    await fill(visitor, field('Code'), '111111')
    await visitor.click(page().getByRole('button', { name: 'Confirm' }))
    await page().findByText(/^This code is not right or no longer good/)
    server.answer('POST /auth/v1/verify', sessionAnswer())
    await fill(visitor, field('Code'), '222222')
    await visitor.click(page().getByRole('button', { name: 'Confirm' }))
    await opened()
    expect(server.bodiesOf('POST /auth/v1/verify')).toMatchObject([
      { type: 'signup', email: 'ada@example.com', token: '111111' },
      { type: 'signup', email: 'ada@example.com', token: '222222' },
    ])
    const marks = server.asked
      .filter(({ name }) => name.startsWith('POST /auth/v1/'))
      .map(({ headers }) => headers['x-client-info'])
    expect(new Set(marks).size).toBe(1)
    expect(marks[0]).toMatch(/^millrun-account\/[\da-f]{32}$/)
  })

  test('says at the field what is wrong with a password', async () => {
    await askFor('short')
    await page().findByText('Please use at least 8 characters')
    expect(server.bodiesOf('POST /auth/v1/signup')).toEqual([])
  })

  test('refuses a password that everybody has in the words of the shop', async () => {
    const weak = {
      code: 422,
      error_code: 'weak_password',
      msg: 'weak',
      weak_password: { reasons: ['pwned'] },
    }
    server.answer('POST /auth/v1/signup', weak, 422)
    await askFor('password1')
    await page().findByText(/^This password is among those that strangers try first/)
    expect(document.activeElement).toBe(field('Password'))
  })

  test('whose code another tab typed in chooses its password now', async () => {
    leaveSession({ hasPassword: false })
    server.answer('PUT /auth/v1/user', sessionAnswer().user)
    const visitor = await openPage('/account')
    await page().findByRole('heading', { level: 1, name: 'Choose a password' })
    await fill(visitor, field('New password'), 'a short sentence')
    await visitor.click(page().getByRole('button', { name: 'Keep the Password' }))
    await opened()
  })

  test('Back leads from the code to the address', async () => {
    server.answer('POST /auth/v1/signup', sessionAnswer().user)
    await askFor('a short sentence')
    await page().findByRole('heading', { level: 1, name: 'Type in the code' })
    window.history.back()
    await page().findByRole('heading', { level: 1, name: 'Open an account' })
    expect(field('Email')).toHaveProperty('value', 'ada@example.com')
  })
})

test('after an order an account for its address asks for a password and nothing else', async () => {
  orderEmail.keep('ada@example.com')
  server.answer('POST /auth/v1/signup', sessionAnswer().user)
  const visitor = await openPage('/account?at=after-order')
  await page().findByText(/^For ada@example\.com, the address of your order\./)
  expect(page().getAllByLabelText(/./, { selector: 'input:not([type=checkbox])' })).toEqual([
    field('Password'),
  ])
  await fill(visitor, field('Password'), 'a short sentence')
  await visitor.click(page().getByRole('button', { name: 'Open an Account' }))
  await page().findByRole('heading', { level: 1, name: 'Type in the code' })
  expect(server.bodiesOf('POST /auth/v1/signup')).toMatchObject([
    { email: 'ada@example.com', password: 'a short sentence' },
  ])
  expect(orderEmail.read()).toBeUndefined()
})

test('a forgotten password is set anew by a code', async () => {
  server.answer('POST /auth/v1/recover', {})
  server.answer('POST /auth/v1/verify', sessionAnswer())
  server.answer('PUT /auth/v1/user', sessionAnswer().user)
  const visitor = await openPage('/account?at=forgotten')
  await page().findByRole('heading', { level: 1, name: 'Set a new password' })
  await fill(visitor, field('Email'), 'ada@example.com')
  await visitor.click(page().getByRole('button', { name: 'Send Me a Code' }))
  await page().findByRole('heading', { level: 1, name: 'Type in the code' })
  await fill(visitor, field('Code'), '123456')
  await visitor.click(page().getByRole('button', { name: 'Confirm' }))
  await page().findByRole('heading', { level: 1, name: 'Choose a password' })
  await fill(visitor, field('New password'), 'a short sentence')
  await visitor.click(page().getByRole('button', { name: 'Keep the Password' }))
  await opened()
  expect(server.bodiesOf('POST /auth/v1/verify')).toMatchObject([{ type: 'recovery' }])
  expect(server.bodiesOf('PUT /auth/v1/user')).toMatchObject([{ password: 'a short sentence' }])
})

describe('signing out', () => {
  test('leaves nothing of the account in the browser, and the cart as it was', async () => {
    leaveSession()
    saveLines(BASKET)
    server.answer('GET /account/api/addresses', { addresses: [HOME] })
    server.answer('POST /auth/v1/logout', undefined, 204)
    const visitor = await openPage('/account?at=security')
    const everywhere = await page().findByRole('button', { name: 'Sign Out Everywhere' })
    await waitFor(() =>
      expect(window.localStorage.getItem('millrun-account-addresses')).not.toBeNull(),
    )
    await visitor.click(everywhere)
    await page().findByRole('heading', { level: 1, name: 'Sign in' })
    expect(Object.keys(window.localStorage)).toEqual(['millrun-stair-cart'])
    const { name } = server.asked.find((one) => one.name.endsWith('/logout')) ?? { name: '' }
    expect(name).toBe('POST /auth/v1/logout')
  })

  test('elsewhere ends it here when something is asked for', async () => {
    leaveSession()
    server.answer('GET /account/api/orders', { error: 'Please sign in again.' }, 401)
    server.answer('GET /account/api/addresses', { error: 'Please sign in again.' }, 401)
    server.answer('POST /auth/v1/logout', undefined, 204)
    await openPage('/account')
    await page().findByRole('heading', { level: 1, name: 'Sign in' })
    await waitFor(() => expect(window.localStorage).toHaveLength(0))
  })
})

test('nothing of a session is loaded or asked before somebody comes to the account', async () => {
  leaveSession()
  await openPage('/about')
  await screen.findByRole('heading', { level: 1 })
  const fromHere = server.asked.filter(({ headers }) =>
    String(headers['referer']).endsWith('/about'),
  )
  expect(fromHere).toEqual([])
})
