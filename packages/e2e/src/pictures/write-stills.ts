import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { demandChromium } from '../../../../scripts/test/find-program.ts'
import { openView, sharpViewAfter } from './designer-picture.ts'

/** Stages a little wider than any that a still is shown on: of 540 by 274 and 1770 by 800. */
const STAGES = [
  { name: 'phone', viewport: { width: 540, height: 824 }, deviceScaleFactor: 2 },
  { name: 'wide', viewport: { width: 2170, height: 1015 }, deviceScaleFactor: 1 },
] as const
/** Rooms are soft: this is as good as the eye asks for, and a third of what a photograph has. */
const AVIF = { quality: 60, effort: 9 } as const

/** Takes the first picture of a finished stair as the 3D view shows it on stages of both kinds. */
async function writeStills(shop: string, preset: string, file: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: demandChromium(),
    args: ['--no-sandbox'],
  })
  for (const { name, ...stage } of STAGES) {
    const picture = await pictureOf(browser, stage, shop, preset)
    writeFileSync(`${file}-${name}.avif`, await sharp(picture).avif(AVIF).toBuffer())
  }
  await browser.close()
}

type Stage = Parameters<Browser['newPage']>[0]

async function pictureOf(browser: Browser, stage: Stage, shop: string, preset: string) {
  const page = await browser.newPage(stage)
  await openView(page, shop)
  await page.addStyleTag({
    content: '[data-stage] fieldset { visibility: hidden }',
  })
  const picture = await sharpViewAfter(page, async () => {
    await page.getByRole('button', { name: new RegExp(`^${preset}`) }).click()
    // below the header of the page the stage has another shape
    await page.evaluate(() => window.scrollTo(0, 0))
  })
  await page.close()
  return picture
}

const [shop, preset, file] = process.argv.slice(2)
if (shop === undefined || preset === undefined || file === undefined) {
  throw new Error('Say where the shop runs, which stair, and which files: `npm run stills` does.')
}
await writeStills(shop, preset, file)
