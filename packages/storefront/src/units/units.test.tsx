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

test('the name of the window is in millimeters, too, and in inches again', async () => {
  await openPage('/product/sh-100')
  await waitFor(() => expect(document.title).toMatch(/^Lite Flat Shoe, 1\/2" Square SH-100/))
  await press('Millimeters')
  await waitFor(() => expect(document.title).toMatch(/^Lite Flat Shoe, 13 mm Square SH-100/))
  await press('Inches')
  expect(document.title).toMatch(/^Lite Flat Shoe, 1\/2" Square SH-100/)
})

test('what was searched for stays as it was typed, and what was found is in millimeters', async () => {
  await openPage('/search?q=44%22%20zzz')
  await press('Millimeters')
  await waitFor(() => expect(page().getAllByRole('list')[0]?.textContent).toContain('1118 mm'))
  page().getByRole('heading', { level: 1, name: 'Results for “44" zzz”' })
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
