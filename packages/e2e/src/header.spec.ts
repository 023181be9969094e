import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

function openMenus(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { expanded: true })
}

test('a menu opens on hover, alone, and closes after the pointer has left', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'BALUSTERS' }).hover()
  await expect(openMenus(page)).toHaveText(['BALUSTERS'])
  await page.getByRole('button', { name: 'RAILS' }).hover()
  await expect(openMenus(page)).toHaveText(['RAILS'])
  await page.getByRole('link', { name: 'Handrail Fittings' }).first().hover()
  await expect(openMenus(page)).toHaveText(['RAILS'])
  await page.mouse.move(640, 850)
  await expect(openMenus(page)).toHaveCount(0)
})

test('the keyboard opens a menu, goes through it and comes back', async ({ page }) => {
  await visit(page, '/')
  const trigger = page.getByRole('button', { name: 'BALUSTERS' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(openMenus(page)).toHaveText(['BALUSTERS'])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Iron Balusters' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(openMenus(page)).toHaveCount(0)
  await expect(trigger).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Iron Balusters' }).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Wood Balusters' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery/wood-balusters')
  await expect(trigger).toHaveAttribute('aria-current', 'true')
})

test('a submenu leads to a filtered gallery', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'BALUSTERS' }).hover()
  await page.getByRole('link', { name: 'Basket', exact: true }).click()
  await expect(page).toHaveURL('/gallery/iron-balusters?series=Basket')
})

test('the side menu leads on and closes @phone-only', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('BALUSTERS', { exact: true }).tap()
  await menu.getByRole('link', { name: 'Wood Balusters' }).tap()
  await expect(page).toHaveURL('/gallery/wood-balusters')
  await expect(menu).toHaveCount(0)
})

test('the Stair Visualizer stands in the header at every width @phone', async ({ page }) => {
  await visit(page, '/contact')
  const header = page.getByRole('banner')
  const entry = header.getByRole('link', { name: 'Stair Visualizer', exact: true })
  for (const width of [1280, 1024, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(entry, String(width)).toBeInViewport({ ratio: 1 })
    const search = header.getByRole('combobox', { name: 'Search products' })
    expect((await search.boundingBox())?.width, `search at ${width}`).toBeGreaterThan(120)
  }
  await entry.click()
  await expect(page).toHaveURL('/stair-visualizer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stair Visualizer')
  await expect(page.getByRole('img', { name: /3D view/ })).toBeVisible()
})

test("the banner's asterisk leads to the sentence that explains it @phone", async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'FREE SHIPPING over $99*' }).click()
  await expect(
    page.getByText('Free standard shipping when the cart subtotal is over $100.', { exact: true }),
  ).toBeInViewport()
})
