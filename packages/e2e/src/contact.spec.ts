import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

function toasts(page: Page) {
  return page.getByRole('region', { name: /Notifications/ })
}

test('what is wrong with a message is said at each field, and goes when it is mended', async ({
  page,
}) => {
  await visit(page, '/contact')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Send Message' }).click()
  await expect(toasts(page)).toContainText('Please correct the errors')
  await expect(toasts(page)).toContainText('Please check the highlighted fields and try again.')
  const name = main.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await expect(main.getByText('Invalid email address')).toBeVisible()
  await expect(main.getByText('Subject is required')).toBeVisible()
  await expect(main.getByText('Message is required')).toBeVisible()
  await name.fill('Ada')
  await expect(main.getByText('Name is required')).toHaveCount(0)
  await expect(main.getByText('Subject is required')).toBeVisible()
})

test('a message opens as a draft of five lines, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/contact')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill(' Ada Stone ')
  await main.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await main.getByRole('textbox', { name: 'Subject' }).fill('Newels')
  await main.getByRole('textbox', { name: 'Message' }).fill('Two box newels, please.')

  const browser = await context.newCDPSession(page)
  await browser.send('Page.enable')
  const draft = new Promise<string>((resolve) => {
    browser.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
  })
  await main.getByRole('button', { name: 'Send Message' }).click()
  const { protocol, pathname, searchParams } = new URL(await draft)
  const lines =
    'Name: Ada Stone|Email: ada@example.com|Phone: Not provided|Subject: Newels|Message: Two box newels, please.'
  expect(`${protocol}${pathname}`).toBe('mailto:orders@millrun.example')
  expect(searchParams.get('subject')).toBe('Newels')
  expect(searchParams.get('body')?.replaceAll('\r\n', '|')).toBe(lines)

  await expect(toasts(page)).toContainText('Message prepared successfully')
  await expect(toasts(page)).toContainText(
    'Your email client has been opened with your message ready to send.',
  )
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await main.getByRole('button', { name: 'Copy your message' }).click()
  await expect(toasts(page)).toContainText('Message copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\n', '|')).toBe(lines)
})
