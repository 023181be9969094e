import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const HALL = path.resolve(
  import.meta.dirname,
  '../../studio/photographs/served/scene-painted-1200.webp',
)

/** Until the first picture of the stair is there. */
async function openView(page: Page): Promise<Locator> {
  const view = page.getByRole('application', { name: '3D view' })
  await expect(view).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Opening the 3D view')).toBeHidden({ timeout: 60_000 })
  return view
}

type Photograph =
  | string
  | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

async function choose(page: Page, photograph: Photograph = HALL): Promise<Locator> {
  await page.getByLabel('Choose a photograph').setInputFiles(photograph)
  const dialog = page.getByRole('dialog', { name: 'Straighten your photograph' })
  await expect(dialog.getByRole('img', { name: 'Your photograph, straightened' })).toBeVisible()
  return dialog
}

/** A wall in a colour that no room of ours has. */
async function magentaWall(page: Page): Promise<Photograph> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('nothing to paint on')
    context.fillStyle = '#ff00ff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(address.replace(/^.*,/, ''), 'base64')
  return { name: 'magenta-wall.png', mimeType: 'image/png', buffer }
}

/** How much of the middle of what is seen is of that colour, in per cent. */
async function magentaPerCent(page: Page, view: Locator): Promise<number> {
  const box = await view.boundingBox()
  if (box === null) throw new Error('nothing is seen')
  const [wide, high] = [box.width / 2, box.height / 2]
  const clip = { x: box.x + wide / 2, y: box.y + high / 2, width: wide, height: high }
  // a little of it: taking a picture of all of it beside a view drawn in software takes seconds
  const picture = await page.screenshot({ clip, scale: 'css' })
  return page.evaluate(
    async (from) => {
      const image = new Image()
      image.src = from
      await image.decode()
      const { width, height } = image
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const colours = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      let count = 0
      for (let at = 0; at < colours.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = colours.subarray(at, at + 3)
        if (red > 180 && green < 80 && blue > 180) count += 1
      }
      return (100 * count) / (width * height)
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
}

test('a stair stands in a photograph of one’s own, which never leaves the device @phone', async ({
  page,
}) => {
  test.slow()
  await visit(page, '/designer')
  const view = await openView(page)
  const seen = () => magentaPerCent(page, view)
  const patient = { timeout: 60_000, intervals: [1000] }
  const wall = await magentaWall(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().length > 500) sent.push(request.url())
  })
  const dialog = await choose(page, wall)

  const topLeft = dialog.getByRole('slider', { name: 'Top left corner' })
  await topLeft.press('Shift+ArrowLeft')
  await topLeft.press('ArrowUp')
  await expect(topLeft).toHaveAttribute('aria-valuetext', '39 % from the left, 24.9 % from the top')
  await dialog.getByText('Corners as numbers').click()
  await dialog.getByLabel('Bottom left, per cent from the left').fill('38.5')
  await expect(dialog.getByRole('slider', { name: 'Bottom left corner' })).toHaveValue('38.5')
  await dialog.getByRole('textbox', { name: 'Width' }).fill(`8'`)
  await dialog.getByRole('textbox', { name: 'Height' }).fill(`7' 6"`)
  await dialog.getByRole('button', { name: 'Use this photograph' }).click()
  await expect(dialog).toBeHidden()
  // no wall of ours hides it, above the stair or below
  await expect.poll(seen, patient).toBeGreaterThan(50)

  await expect(page.getByRole('radio', { name: 'Your own photograph' })).toBeChecked()
  await page.getByLabel('To the right, inches, as a number').fill('-12')
  await expect(page.getByRole('slider', { name: 'To the right, inches' })).toHaveValue('-12')
  await page.getByRole('radio', { name: 'Brick loft' }).check()
  await expect.poll(seen, patient).toBe(0)
  await page.getByRole('radio', { name: 'Your own photograph' }).check()
  await expect(page.getByLabel('To the right, inches, as a number')).toHaveValue('-12')

  expect(sent).toEqual([])
  const kept = await page.evaluate(
    () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
  )
  expect(kept).not.toMatch(/data:|magenta-wall/)
  await page.getByRole('button', { name: 'Remove photograph' }).click()
  await expect(page.getByRole('radio', { name: 'Your own photograph' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Brick loft' })).toBeChecked()
})

test('a file that is no picture is refused, and everything stays', async ({ page }) => {
  await visit(page, '/designer')
  await page.getByRole('radio', { name: 'Evening foyer' }).check()
  await page.getByLabel('Choose a photograph').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The stair is 36 inches wide.'),
  })
  await expect(page.getByText('notes.txt is not a picture.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Evening foyer' })).toBeChecked()
})

test('a damaged picture is refused', async ({ page }) => {
  await visit(page, '/designer')
  await page.getByLabel('Choose a photograph').setInputFiles({
    name: 'hall.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('FFD8FFE000104A46494600010100', 'hex'),
  })
  await expect(page.getByText(/^hall\.jpg could not be read/)).toBeVisible()
})

test('corners that cross are said so, and can be put right', async ({ page }) => {
  await visit(page, '/designer')
  const dialog = await choose(page)
  const done = dialog.getByRole('button', { name: 'Use this photograph' })
  await dialog.getByText('Corners as numbers').click()
  await dialog.getByLabel('Top left, per cent from the left').fill('90')
  await expect(dialog.getByText(/^The sides cross each other/)).toBeVisible()
  await expect(done).toBeDisabled()
  await dialog.getByLabel('Top left, per cent from the left').fill('35')
  await expect(done).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Your own photograph' })).toHaveCount(0)
})
