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
