import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { demandChromium } from '../../../../scripts/test/find-program.ts'
import { openView, sharpViewAfter, smallPicture } from './designer-picture.ts'

const DESIGNER = path.resolve(import.meta.dirname, '../../../designer/src')
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
    deviceScaleFactor: 1,
  })
  await openView(page, shop)
  await page.addStyleTag({
    content: '[data-stage] fieldset { visibility: hidden }',
  })
  for (const room of ROOMS) {
    const choose = () => page.getByRole('radio', { name: room }).check()
    const tile = await smallPicture(page, await sharpViewAfter(page, choose), TILE)
    writeFileSync(path.join(DESIGNER, 'screen/background/tiles', fileName(room)), tile)
  }
  await browser.close()
}

function fileName(name: string): string {
  return `${name.toLowerCase().replace(' ', '-')}.webp`
}

const [shop] = process.argv.slice(2)
if (shop === undefined) {
  throw new Error('Say where the shop runs: write-room-tiles.ts http://localhost:3000')
}
await writeRoomTiles(shop)
