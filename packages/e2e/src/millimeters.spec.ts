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

  await visit(page, '/product/c-2005')
  await expect(main.getByText(/44 mm/).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Inches' }).click()
  await expect(main.getByText(/1-3\/4"/).first()).toBeVisible()
})
