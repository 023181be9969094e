import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demandChromium } from '../../../scripts/test/find-program.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../designer/src/screen/background/tiles')
const ROOMS = ['Plaster hall', 'Paneled hall', 'Brick loft', 'Evening foyer']
const TILE = { width: 360, height: 270 }
const MOST_BYTES = 6000

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
  page.setDefaultTimeout(300_000)
  await page.goto(new URL('/designer', shop).href)
  await page.getByRole('application', { name: '3D view' }).waitFor()
  await page.getByText('Opening the 3D view').waitFor({ state: 'hidden' })
  await page.addStyleTag({ content: 'section :is(button, :has(> button)) { visibility: hidden }' })
  for (const room of ROOMS) {
    await page.getByRole('radio', { name: room }).check()
    const tile = await smallPicture(page, await settledView(page))
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

/** The middle of a picture as a WebP, as good as its size allows. */
async function smallPicture(page: Page, picture: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ from, width, height, mostBytes }) => {
      const image = new Image()
      image.src = from
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      const scale = Math.max(width / image.width, height / image.height)
      const [wide, high] = [image.width * scale, image.height * scale]
      if (context !== null) context.imageSmoothingQuality = 'high'
      context?.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
      const tries = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3].map((quality) =>
        canvas.toDataURL('image/webp', quality),
      )
      return tries.find((one) => one.length * 0.75 <= mostBytes) ?? ''
    },
    { from: `data:image/png;base64,${picture.toString('base64')}`, ...TILE, mostBytes: MOST_BYTES },
  )
  return Buffer.from(address.replace(/^.*,/, ''), 'base64')
}

const [shop] = process.argv.slice(2)
if (shop === undefined) {
  throw new Error('Say where the shop runs: write-room-tiles.ts http://localhost:3000')
}
await writeRoomTiles(shop)
