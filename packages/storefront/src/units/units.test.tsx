import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage, page } from '../testing/open-page.tsx'
import { chooseUnit } from './unit-store.ts'

afterEach(() => chooseUnit('inches'))

async function press(name: string): Promise<void> {
  const footer = within(await screen.findByRole('contentinfo'))
  footer.getByRole('button', { name }).click()
  await waitFor(() => footer.getByRole('button', { name, pressed: true }))
}

test('lengths are shown in millimeters once that is asked for, and in the same inches again', async () => {
  await openPage('/product/c-6010')
  await page().findAllByText(/2-1\/4" wide, 2-3\/8" high/)
  const before = page()
    .getByRole('img', { name: /^Dimensioned elevation/ })
    .getAttribute('alt')
  await press('Millimeters')
  await page().findAllByText(/57 mm wide, 60 mm high/)
  expect(page().queryByText(/2-1\/4"/)).toBeNull()
  page().getByRole('img', { name: /57 mm wide/ })
  await press('Inches')
  await page().findAllByText(/2-1\/4" wide, 2-3\/8" high/)
  expect(
    page()
      .getByRole('img', { name: /^Dimensioned/ })
      .getAttribute('alt'),
  ).toBe(before)
})

test('what changes on the page afterwards is in millimeters, too', async () => {
  const visitor = await openPage('/product/c-6010')
  await press('Millimeters')
  await page().findAllByText(/57 mm wide/)
  await visitor.click(await page().findByRole('radio', { name: /In 2 pieces/ }))
  await page().findByText(/cut to 1829 mm \+ 1829 mm/)
})

test('a field in which one orders keeps its inches, and what is remembered holds at the next visit', async () => {
  const visitor = await openPage('/product/c-6010')
  await press('Millimeters')
  await visitor.click(await page().findByRole('radio', { name: /Cut to length/ }))
  page().getByRole('textbox', { name: 'Length in inches' })
  page().getByText(/such as 80-11\/16/)
  expect(window.localStorage.getItem('millrun-units')).toBe('millimetres')
})
