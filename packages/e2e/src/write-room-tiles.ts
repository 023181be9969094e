import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demandChromium } from '../../../scripts/test/find-program.ts'
import { openView, smallPicture } from './designer-picture.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../designer/src/screen/background/tiles')
const ROOMS = ['Plaster hall', 'Paneled hall', 'Brick loft', 'Evening foyer']
const TILE = { width: 360, height: 270, mostBytes: 6000 }

/** Takes the pictures of the rooms that the designer offers, in a shop that runs at this address. */
async function writeRoomTiles(shop: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: demandChromium(),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({
    viewport: { width: 1200, height: 816 },
    deviceScaleFactor: 2,
  })
  await openView(page, shop)
  await page.addStyleTag({ content: 'section :is(button, :has(> button)) { visibility: hidden }' })
  for (const room of ROOMS) {
    await page.getByRole('radio', { name: room }).check()
    const tile = await smallPicture(page, await settledView(page), TILE)
    writeFileSync(path.join(FOLDER, `${room.toLowerCase().replace(' ', '-')}.webp`), tile)
  }
  await browser.close()
}

/** The view once two pictures of it are the same. */
async function settledView(page: Page): Promise<Buffer> {
  const view = page.getByRole('application', { name: '3D view' })
  let before = await view.screenshot()
  let now = await view.screenshot()
  while (!before.equals(now)) {
    before = now
    now = await view.screenshot()
  }
  return now
}

const [shop] = process.argv.slice(2)
if (shop === undefined) {
  throw new Error('Say where the shop runs: write-room-tiles.ts http://localhost:3000')
}
await writeRoomTiles(shop)
