import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailPicturePath, picturePath } from '@millrun/catalogue/pictures/picture-path'
import { expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { pageHeaders, securityHeaders, type Headers } from './security-headers.ts'

const PUBLIC = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'hush',
  PUBLIC_ORIGIN: 'https://shop.example',
}
const FUNCTIONS = { VITE_FUNCTIONS_URL: 'https://project.example/functions/v1' }

function headersOf(path: string, variables: Readonly<Record<string, string>>): Headers {
  const result = readEnvironment(variables)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return pageHeaders(result.environment)(path)
}

/** What a directive of a page's content policy allows. */
function allowed(directive: string, path: string, variables: Readonly<Record<string, string>>) {
  const policy = headersOf(path, variables)['content-security-policy'] ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1)
}

test('every page may ask the functions where the pages were built to find them', () => {
  // Who opens any page may go on to an order without loading another one.
  for (const path of ['/', '/product/m-399', '/orders', '/orders/link']) {
    expect(allowed('connect-src', path, FUNCTIONS)).toEqual(["'self'", 'https://project.example'])
  }
  expect(allowed('connect-src', '/checkout', FUNCTIONS)).toEqual([
    "'self'",
    'http://localhost:3001',
    'https://project.example',
  ])
})

test('the account page lets in sign-in where it was built to be, and nothing of a payment', () => {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = PUBLIC
  for (const variables of [{}, { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET }]) {
    expect(allowed('script-src', '/account', variables)).toEqual(["'self'"])
    expect(allowed('connect-src', '/account', variables)).toEqual(["'self'"])
    expect(allowed('frame-src', '/account', variables)).toBeUndefined()
  }
  const VITE_AUTH_URL = 'https://project.example/auth/v1'
  const hosted = { ...FUNCTIONS, VITE_AUTH_URL }
  expect(allowed('connect-src', '/account', hosted)).toEqual(["'self'", 'https://project.example'])
  expect(allowed('connect-src', '/', { VITE_AUTH_URL })).toEqual(["'self'"])
  expect(allowed('connect-src', '/checkout', { VITE_AUTH_URL })).not.toContain(
    'https://project.example',
  )
})

test('the desk asks our own server alone, and tells nobody where its people come from', () => {
  const hosted = { ...FUNCTIONS, VITE_AUTH_URL: 'https://project.example/auth/v1' }
  for (const path of ['/desk', '/desk/assets/index.js']) {
    expect(allowed('connect-src', path, hosted)).toEqual(["'self'"])
    expect(allowed('script-src', path, hosted)).toEqual(["'self'"])
    expect(headersOf(path, hosted)['referrer-policy']).toBe('no-referrer')
  }
})

test('no page says where its addresses begin, and none is framed', () => {
  for (const path of ['/', '/checkout']) {
    expect(allowed('base-uri', path, {})).toEqual(["'none'"])
    expect(allowed('frame-ancestors', path, {})).toEqual(["'none'"])
  }
})

test('with https nobody comes without it, to the shop or to what is below its name', () => {
  expect(headersOf('/', PUBLIC)['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect(headersOf('/', {})['strict-transport-security']).toBeUndefined()
})

test('what the content policy stops is reported to the shop, in the old way and, with https, in the new', () => {
  expect(allowed('report-uri', '/checkout', {})).toEqual(['/csp-reports'])
  expect(allowed('report-to', '/checkout', {})).toBeUndefined()
  expect(headersOf('/checkout', {})['reporting-endpoints']).toBeUndefined()
  expect(allowed('report-uri', '/checkout', PUBLIC)).toEqual(['/csp-reports'])
  expect(allowed('report-to', '/checkout', PUBLIC)).toEqual(['csp'])
  expect(headersOf('/checkout', PUBLIC)['reporting-endpoints']).toBe(
    'csp="https://shop.example/csp-reports"',
  )
})

test('nobody hears from which order or account a visitor comes', () => {
  for (const path of ['/orders', '/orders/link', '/account']) {
    expect(headersOf(path, {})['referrer-policy']).toBe('no-referrer')
  }
  expect(headersOf('/product/m-399', {})['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('at checkout PayPal runs and frames what is listed, and nobody else does', async () => {
  const file = join(import.meta.dirname, '../../../../docs/checkout-scripts.md')
  const list = await readFile(file, 'utf8')
  const listed = (kind: string) =>
    Array.from(list.matchAll(/^\| (\w+) \| `(https:[^`]+)` \|/gm))
      .filter(([, ofKind]) => ofKind === kind)
      .map(([, , source]) => source)
  const PAYPAL_API_BASE = 'https://api-m.sandbox.paypal.com'
  for (const variables of [PUBLIC, { ...PUBLIC, PAYPAL_API_BASE }]) {
    expect(allowed('script-src', '/checkout', variables)).toEqual(["'self'", ...listed('script')])
    expect(allowed('frame-src', '/checkout', variables)).toEqual(listed('frame'))
    expect(allowed('script-src', '/', variables)).toEqual(["'self'"])
  }
})

test('a mail that is read in a browser shows pictures of the shop, and nothing else of it', () => {
  const policy = 'cross-origin-resource-policy'
  expect(headersOf(mailPicturePath(picturePath('m-399')), PUBLIC)[policy]).toBe('cross-origin')
  for (const path of ['/', '/orders/link', '/drawings/m-399.svg', '/pictures']) {
    expect(headersOf(path, PUBLIC)[policy]).toBe('same-origin')
  }
})

test('answers that are no page let nothing of others in', () => {
  const result = readEnvironment({})
  const headers = result.ok ? securityHeaders(result.environment) : {}
  expect(headers['content-security-policy']).not.toContain('3001')
})
