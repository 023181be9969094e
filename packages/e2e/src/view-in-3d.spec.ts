import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { pointAt } from './point-at.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

// Every step is a single picture then.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Computers without a graphics card draw slowly.
test.slow()

async function openView(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'View in 3D' }).click()
  const view = page.getByRole('application', { name: '3D view' })
  await expect(view).toBeFocused({ timeout: 60_000 })
  return view
}

/** Waits until the view looks other than before, and gives back how. */
async function changed(view: Locator, before: Buffer): Promise<Buffer> {
  let now = before
  await expect
    .poll(
      async () => {
        now = await view.screenshot()
        return now.equals(before)
      },
      { timeout: 60_000 },
    )
    .toBe(false)
  return now
}

test('a part can be turned by keys and by buttons, and its wood follows the choice', async ({
  page,
}) => {
  await visit(page, '/product/c-2005')
  const view = await openView(page)
  const main = page.getByRole('main')
  await expect(view.getByRole('img')).toHaveAccessibleName(
    'Classic Square Top Baluster in Red Oak: 1-3/4" (44) wide, 42" (1067) high, 1-3/4" (44) deep, inches with millimeters.',
  )
  await expect(view).toHaveAccessibleDescription(/^Arrow keys turn the part/)

  const withSizes = await view.screenshot()
  await main.getByRole('button', { name: 'Dimensions' }).click()
  const front = await changed(view, withSizes)
  await view.press('ArrowRight')
  const turned = await changed(view, front)
  await view.press('+')
  const near = await changed(view, turned)
  await main.getByRole('radio', { name: 'Poplar' }).check()
  await expect(view.getByRole('img')).toHaveAccessibleName(/in Poplar/)
  const poplar = await changed(view, near)
  await main.getByRole('button', { name: 'Choose Hard Maple' }).click()
  await expect(view.getByRole('img')).toHaveAccessibleName(/in Hard Maple/)
  const maple = await changed(view, poplar)
  await main.getByRole('button', { name: 'From above' }).click()
  await changed(view, maple)
})

test('the picture comes back with its button, by Escape and by its thumbnail @phone', async ({
  page,
}) => {
  await visit(page, '/product/m-399')
  const button = page.getByRole('button', { name: 'View in 3D' })
  const canvas = page.locator('canvas')
  await openView(page)
  await page.getByRole('button', { name: 'Back to picture' }).click()
  await expect(canvas).toHaveCount(0)
  await expect(button).toBeFocused()
  await openView(page)
  await page.keyboard.press('Escape')
  await expect(canvas).toHaveCount(0)
  await expect(button).toBeFocused()
  await openView(page)
  await page.getByRole('button', { name: 'Show Drawing' }).click()
  await expect(canvas).toHaveCount(0)
})

test('the model can be downloaded as a binary glTF', async ({ page }) => {
  await visit(page, '/product/m-399')
  await page.getByRole('button', { name: /^Copper Vein/ }).click()
  await openView(page)
  const coming = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Download 3D model (GLB)' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('m-399-cv.glb')
  const bytes = await readFile(await download.path())
  expect(bytes.toString('latin1', 0, 4)).toBe('glTF')
  expect([bytes.readUInt32LE(4), bytes.readUInt32LE(8)]).toEqual([2, bytes.length])
  const scene: unknown = JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)))
  expect(scene).toMatchObject({
    asset: { version: '2.0' },
    scenes: [{ name: 'Single Basket Iron Baluster' }],
    materials: [{ name: 'CV' }],
  })
})

test('nothing of it is fetched before it is asked for', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await visit(page, '/product/c-2005')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => /view-in-3d|part-view/.test(path))).toEqual([])
  await openView(page)
  expect(fetched.filter((path) => /part-view/.test(path))).toHaveLength(1)
})

test('without WebGL the picture stays and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, '/product/c-2005')
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await expect(page.getByText('This browser cannot draw in 3D')).toBeVisible()
  await expect(page.getByRole('button', { name: /on the whole screen$/ })).toBeEnabled()
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('what a drawn button does is told beside it, at once for its neighbors', async ({ page }) => {
  await visit(page, '/product/m-399')
  await page.getByRole('button', { name: 'View in 3D' }).click()
  const left = page.getByRole('button', { name: 'Turn left' })
  await pointAt(page, left)
  await expect(left).toHaveAttribute('data-state', 'delayed-open')
  const right = page.getByRole('button', { name: 'Turn right' })
  await pointAt(page, right)
  await expect(right).toHaveAttribute('data-state', 'instant-open')
  await expect(right).not.toHaveAttribute('title')
})
