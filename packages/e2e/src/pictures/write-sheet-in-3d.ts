import path from 'node:path'
import { type Browser, chromium, type Locator } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { demandChromium } from '../../../../scripts/test/find-program.ts'
import { visit } from '../visit.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const SHEET = path.join(ROOT, 'docs/photographs/in-3d.webp')
const PHOTOGRAPHS = path.join(ROOT, 'packages/studio/photographs/served')

/** Of each family, finish and group of woods one. */
const PRODUCTS = [
  'm-399',
  'm-803',
  'm-908',
  'br-602',
  'br-702',
  'kn-201',
  'c-5015',
  'c-5060',
  'f-7210',
  'f-7440',
  'n-4720',
  'ro-102',
] as const
/** Long parts are photographed where they tell most. */
const LONG = /^[cm]-/
const STEPS_NEARER = 6
const CELL = { width: 320, height: 400 }
/** A photograph and its view side by side, three pairs to a row. */
const PAIRS_TO_A_ROW = 3
const STAGE = { width: 1180, height: 1000 }
/** Computers without a graphics card take this long for a sharp picture. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 500

/** Writes the sheet on which photographs of parts stand beside what the 3D view shows of them, in a shop that runs at this address. */
async function writeSheet(shop: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: demandChromium(),
    args: ['--no-sandbox'],
  })
  const cells: OverlayOptions[] = []
  for (const id of PRODUCTS) {
    const photograph = await sharp(path.join(PHOTOGRAPHS, `${id}-800.avif`)).toBuffer()
    for (const picture of [photograph, await viewOf(browser, shop, id)]) {
      cells.push({ input: await inCell(picture), ...placeOf(cells.length) })
    }
  }
  await browser.close()
  const rows = Math.ceil(PRODUCTS.length / PAIRS_TO_A_ROW)
  const size = { width: 2 * PAIRS_TO_A_ROW * CELL.width, height: rows * CELL.height }
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .webp({ quality: 80 })
    .toFile(SHEET)
}

/** A product as its page shows it in 3D, without sizes. */
async function viewOf(browser: Browser, shop: string, id: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: STAGE, reducedMotion: 'reduce' })
  page.setDefaultTimeout(PATIENCE_MS)
  await visit(page, new URL(`/product/${id}`, shop).href)
  await page.getByRole('button', { name: 'View in 3D' }).click()
  const view = page.getByRole('application', { name: '3D view' })
  await view.getByRole('img').waitFor()
  await page.getByRole('button', { name: 'Dimensions' }).click()
  await page.addStyleTag({
    content: 'button { visibility: hidden } * { outline: none !important }',
  })
  if (LONG.test(id)) for (let step = 0; step < STEPS_NEARER; step += 1) await view.press('+')
  const picture = await onceStill(view)
  await page.close()
  return picture
}

/** What is drawn anew until it is sharp stands still when it is. */
async function onceStill(view: Locator): Promise<Buffer> {
  let before = await view.screenshot()
  for (;;) {
    await view.page().waitForTimeout(PAUSE_MS)
    const now = await view.screenshot()
    if (now.equals(before)) return now
    before = now
  }
}

function inCell(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...CELL, fit: 'cover' })
    .toBuffer()
}

function placeOf(number: number): { readonly left: number; readonly top: number } {
  const columns = 2 * PAIRS_TO_A_ROW
  return {
    left: (number % columns) * CELL.width,
    top: Math.floor(number / columns) * CELL.height,
  }
}

const [shop] = process.argv.slice(2)
if (shop === undefined) {
  throw new Error('Say where the shop runs: write-sheet-in-3d.ts http://localhost:3000')
}
await writeSheet(shop)
