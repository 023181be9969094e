import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { demandChromium } from '../../../../scripts/test/find-program.ts'
import { openView, smallPicture } from './designer-picture.ts'

const FILE = path.resolve(
  import.meta.dirname,
  '../../../storefront/src/visualizer/stair-still.webp',
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
  await page.getByRole('tab', { name: 'Save and share' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('listitem').filter({ hasText: 'Picture' }).getByRole('button').click()
  const picture = readFileSync(await (await download).path())
  writeFileSync(FILE, await smallPicture(page, picture, STILL))
  await browser.close()
}

const [shop] = process.argv.slice(2)
if (shop === undefined) {
  throw new Error('Say where the shop runs: write-designer-still.ts http://localhost:3000')
}
await writeDesignerStill(shop)
