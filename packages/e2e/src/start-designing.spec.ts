import type { Page } from '@playwright/test'
import { drawFlat, shownCents } from './designer-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('home starts the designer with the number of steps that one has @phone', async ({ page }) => {
  await drawFlat(page)
  await visit(page, '/')
  const start = page.getByRole('region', { name: 'How many steps does your stair have?' })
  await expect(start.getByRole('spinbutton', { name: 'Number of steps' })).toHaveValue('14')
  await start.getByRole('button', { name: 'One step fewer' }).click()
  await start.getByRole('button', { name: 'Design your stair' }).click()
  await expect(page.getByText('Started with 13 steps')).toBeVisible()
  await expect(page).toHaveURL(/\/designer#d=1&.*r=13/)
  // A reload keeps the design, and tells nothing again.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stair Visualizer')
  await expect(page).toHaveURL(/\/designer#d=1&.*r=13/)
})

test('a number of steps that cannot be built is not sent', async ({ page }) => {
  await visit(page, '/')
  const steps = page.getByRole('spinbutton', { name: 'Number of steps' })
  await steps.fill('99')
  await steps.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(steps).toBeFocused()
})

test('an address that asks for too much falls back and says so', async ({ page }) => {
  await drawFlat(page)
  await visit(page, '/designer?steps=many')
  await expect(
    page.getByText(/^The number of steps has to be a whole number from 2 to 30/),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/designer#d=1/)
})

test('the parts of a room are shown one at a time, by keyboard too @phone', async ({ page }) => {
  await visit(page, '/')
  const room = page.getByRole('region', { name: 'Bronze knuckles' })
  await expect(room.getByRole('link', { name: 'Single Knuckle Iron Baluster' })).toBeVisible()
  await room.locator('summary', { hasText: 'Newel' }).click()
  const newel = room.getByRole('link', { name: 'Banded Dome Box Newel' })
  await expect(newel).toBeVisible()
  await expect(room.getByRole('link', { name: 'Single Knuckle Iron Baluster' })).toBeHidden()
  await expect(room.getByText('N-4550 · $229.99')).toBeVisible()
  await room.locator('summary', { hasText: 'Shoe' }).focus()
  await page.keyboard.press('Enter')
  await expect(newel).toBeHidden()
  await room.getByRole('link', { name: 'Stepped Flat Shoe' }).click()
  await expect(page).toHaveURL('/product/sh-102')
})

test('a staircase of a room is bought at the price that home says', async ({ page }) => {
  await drawFlat(page)
  await visit(page, '/')
  const room = page.getByRole('region', { name: 'Straight lines' })
  const price = await room.getByText(/^\$[\d,]+\.\d\d$/).innerText()
  await room.getByRole('link', { name: 'Buy this staircase for 14 steps: Straight lines' }).click()
  const list = page.getByRole('tabpanel', { name: 'Save and share' })
  await expect(list.getByRole('button', { name: 'Add all to cart' })).toBeVisible()
  expect(await shownCents(list)).toBe(cents(price))
  await list.getByRole('button', { name: 'Add all to cart' }).click()
  expect(await cartTotal(page)).toBe(price)
})

function cents(price: string): number {
  return Math.round(Number(price.replaceAll(/[$,]/g, '')) * 100)
}

async function cartTotal(page: Page): Promise<string | undefined> {
  await page.getByRole('button', { name: /^Cart, \d+ items/ }).click()
  const text = await page.getByRole('dialog', { name: /Shopping Cart/ }).innerText()
  return /Total:\s*(?<total>\$[\d,.]+)/.exec(text)?.groups?.['total']
}
