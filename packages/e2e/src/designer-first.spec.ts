import type { Locator, Page } from '@playwright/test'
import { designerChunks, shopChunks } from './fetched-chunks.ts'
import { pictureDifference } from './picture-difference.ts'
import { expect, test } from './shop-test.ts'
import { untilAlive, visit } from './visit.ts'

/** What the page was printed with, or has come to show, in the place of the 3D view. */
function still(page: Page): Locator {
  return page.locator('[data-stage] img')
}

/** What matches comes never: the page stays as it is without it. */
async function withhold(page: Page, files: RegExp): Promise<void> {
  await page.route(files, () => undefined)
}

test('the drawing and the still of the first stair are in the page before any script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/designer')
  await expect(still(page)).toBeVisible()
  expect(
    await still(page).evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(1000)
  await expect(page.getByRole('img', { name: /drawn with its dimensions$/ })).toContainText('107"')
})

test('a link shows nothing of the stair that the page was printed with', async ({ page }) => {
  await withhold(page, /\/designer-screen-/)
  await page.goto('/designer')
  await expect(still(page)).toBeVisible()
  await page.goto('/designer?preset=turned-oak')
  await expect(still(page)).toBeHidden()
  await page.goto('/designer#of-somebody')
  await page.reload()
  await expect(still(page)).toBeHidden()
})

test('until the 3D view comes the still is that of the stair on the screen, or there is none', async ({
  page,
}) => {
  await withhold(page, /\/stair-view-/)
  await visit(page, '/designer?preset=straight-lines')
  await expect(still(page)).toHaveAttribute('src', /straight-lines-phone/)
  await expect(still(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Choose background' }).click()
  await page.getByRole('button', { name: /^Turned oak/ }).click()
  await expect(still(page)).toHaveAttribute('src', /turned-oak-phone/)
  await page.getByRole('radio', { name: 'Evening foyer' }).check()
  await expect(still(page)).toHaveCount(0)
  await expect(page.getByRole('img', { name: /drawn with its dimensions$/ })).toBeVisible()
})

test('who does not open the designer fetches nothing of it', async ({ page }) => {
  const fetched = designerChunks(page)
  const all = page.waitForResponse(/\/search-parts-/)
  await visit(page, '/product/m-399')
  await all
  expect(fetched).toEqual([])
})

test('the 3D view takes the place of the still without a jump, and the shop follows only then @phone', async ({
  page,
}) => {
  // Computers without a graphics card draw slowly.
  test.slow()
  const ofShop = shopChunks(page)
  const all = page.waitForResponse(/\/search-parts-/, { timeout: 0 })
  await page.goto('/designer')
  await untilAlive(page)
  await page.addStyleTag({
    content: '[data-stage] :is(output, fieldset) { visibility: hidden }',
  })
  const place = page.locator('[data-drawn]')
  const before = await place.screenshot()
  await page.getByRole('application', { name: '3D view' }).waitFor({ timeout: 120_000 })
  expect(ofShop).toEqual([])
  await expect(still(page)).toHaveCount(0, { timeout: 240_000 })
  const difference = await pictureDifference(page, before, await place.screenshot())
  // A picture that has moved by a pixel differs by 4 and more, and clearly in at least 5 of 1000 pixels.
  expect(difference.mean).toBeLessThan(3)
  expect(difference.clearShare).toBeLessThan(0.002)
  await all
  expect(ofShop).not.toEqual([])
})
