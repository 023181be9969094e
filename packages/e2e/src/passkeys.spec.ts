import { addressFor } from './enter-desk.ts'
import { openAccount } from './open-account.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('a passkey is set up, signs in without a password, and does not once it is removed', async ({
  page,
  complaints,
}) => {
  const address = addressFor('passkey')
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  // The lock of a device, as the browser's own tools play it.
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openAccount(page, address)

  await page.getByRole('link', { name: 'Signing in', exact: true }).click()
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  await expect(page.getByText(/^Set up /)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out Here' }).click()
  await expect(title('Sign in')).toBeVisible()

  await visit(page, '/account')
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
  await expect(page.getByText(`Signed in as ${address}`)).toBeVisible()
  await page.getByRole('link', { name: 'Signing in', exact: true }).click()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText(/^Set up /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out Here' }).click()
  await expect(title('Sign in')).toBeVisible()

  await visit(page, '/account')
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
  await expect(page.getByText('This passkey opens no account here.')).toBeVisible()
  // The browser complains of every answer that is a refusal.
  complaints.length = 0
})
