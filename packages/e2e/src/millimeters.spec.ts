import { openDesigner, openStep } from './designer-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('whoever asks for millimeters gets them in text and drawing, and at the next visit', async ({
  page,
}) => {
  await visit(page, '/product/c-6010')
  const main = page.getByRole('main')
  const drawing = main.getByRole('img', { name: /^Dimensioned elevation/ })
  await drawing.scrollIntoViewIfNeeded()
  await main.getByRole('button', { name: 'Millimeters' }).click()
  await expect(main.getByText('57 mm wide, 60 mm high').first()).toBeVisible()
  await expect(drawing).toHaveAttribute('src', /^data:image\/svg\+xml,.*57%20mm/)
  const opened = page.context().waitForEvent('page')
  await main.getByRole('link', { name: /^CAD drawing of C-6010/ }).click()
  await expect((await opened).getByText('57 mm').first()).toBeVisible()

  await visit(page, '/product/c-2005')
  await expect(main.getByText(/44 mm/).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Inches' }).click()
  await expect(main.getByText(/1-3\/4"/).first()).toBeVisible()
})

test('a picture that was shown beside a drawing is itself again in inches', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('millrun-units', 'millimetres'))
  await visit(page, '/product/c-6010')
  const main = page.getByRole('main')
  const large = main.getByRole('img', { name: /^Colonial Handrail/ }).first()
  await expect(large).toHaveAttribute('src', /^\/pictures\//)
  await main.getByRole('button', { name: 'Show Drawing' }).click()
  const drawing = main.getByRole('img', { name: /Drawing$/ }).first()
  await expect(drawing).toHaveAttribute('src', /^data:image\/svg\+xml/)
  await main.getByRole('button', { name: 'Choose Red Oak' }).click()
  await expect(large).toHaveAttribute('src', /^\/pictures\//)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Inches' }).click()
  await expect(main.getByText(/2-1\/4" wide/).first()).toBeVisible()
  await expect(large).toHaveAttribute('src', /^\/pictures\//)
})

test('the drawing of a stair stays in millimeters when the stair changes', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('millrun-units', 'millimetres'))
  await openDesigner(page)
  const drawing = page.getByRole('main').locator('svg')
  await expect(drawing.getByText('2718 mm').first()).toBeVisible()
  const layout = await openStep(page, 'Customize layout')
  await layout.getByRole('textbox', { name: 'Height from floor to floor' }).fill('110')
  // At once, not when nobody waits any longer for React to come by.
  await expect(drawing.getByText('2794 mm').first()).toBeVisible({ timeout: 5000 })
  await expect(drawing.getByText(/\d"/)).toHaveCount(0)
})

test('a field that takes inches speaks of inches, also to who reads millimeters', async ({
  page,
}) => {
  await page.addInitScript(() => window.localStorage.setItem('millrun-units', 'millimetres'))
  await openDesigner(page)
  const layout = await openStep(page, 'Customize layout')
  // What the stair comes to is written in millimeters; what one types it in is not.
  await expect(layout.getByText(/\d mm\b/).first()).toBeVisible()
  await expect(layout.getByText('Most codes ask for 34" to 38".')).toBeVisible()
  const height = layout.getByRole('textbox', { name: 'Rail height on the steps' })
  await height.fill('90')
  await expect(layout.getByText(/has to be between \d+" and \d+"\./)).toBeVisible()
})
