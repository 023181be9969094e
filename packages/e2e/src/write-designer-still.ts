import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { demandChromium } from '../../../scripts/test/find-program.ts'
import { openView, settledView, smallPicture } from './designer-picture.ts'

const FILE = path.resolve(
  import.meta.dirname,
  '../../storefront/src/visualizer/designer-still.webp',
)
const STILL = { width: 1200, height: 900, mostBytes: 90_000 }

/** Takes the picture of the stair that the designer opens with, for the page that leads to it. */
async function writeDesignerStill(shop: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: demandChromium(),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 1640, height: 1100 } })
  await openView(page, shop)
  writeFileSync(FILE, await smallPicture(page, await settledView(page), STILL))
  await browser.close()
}

const [shop] = process.argv.slice(2)
if (shop === undefined) {
  throw new Error('Say where the shop runs: write-designer-still.ts http://localhost:3000')
}
await writeDesignerStill(shop)
