import { afterEach, expect, test, vi } from 'vitest'
import { standInPrograms } from './programs.ts'

afterEach(() => vi.unstubAllEnvs())

test('the stand-in reports to the shop, under the id that the shop knows', () => {
  vi.stubEnv('PAYPAL_CLIENT_ID', '')
  vi.stubEnv('PAYPAL_WEBHOOK_ID', '')
  const [standIn] = standInPrograms(3001, 3000)
  expect(standIn?.env).toMatchObject({
    PORT: '3001',
    WEBHOOK_URL: 'http://localhost:3000/webhooks/paypal',
  })
  expect(standIn?.env).not.toHaveProperty('WEBHOOK_ID')
  vi.stubEnv('PAYPAL_WEBHOOK_ID', 'OURWEBHOOK')
  expect(standInPrograms(3001, 3000)[0]?.env).toMatchObject({ WEBHOOK_ID: 'OURWEBHOOK' })
})

test('with an account at PayPal there is no stand-in', () => {
  vi.stubEnv('PAYPAL_CLIENT_ID', 'an-account')
  expect(standInPrograms(3001, 3000)).toEqual([])
})
