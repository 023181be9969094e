import type { Page } from '@playwright/test'

interface Small {
  readonly width: number
  readonly height: number
  readonly mostBytes: number
}

/** A change shows itself as a coarse picture; where graphics are quick there is none to wait for. */
const COARSE_MS = 6000

/** The 3D view of the designer, once it draws. */
export async function openView(page: Page, shop: string): Promise<void> {
  page.setDefaultTimeout(300_000)
  await page.goto(new URL('/designer', shop).href)
  await page.getByRole('application', { name: '3D view' }).waitFor()
  await page.getByText('Opening the 3D view').waitFor({ state: 'hidden' })
}

/** The stair of the designer once it is as sharp as the screen, after a change to it. */
export async function sharpViewAfter(page: Page, change: () => Promise<void>): Promise<Buffer> {
  await untilSharp(page, true)
  await change()
  await untilSharp(page, false, COARSE_MS).catch(() => undefined)
  await untilSharp(page, true)
  return page.getByRole('application', { name: '3D view' }).screenshot()
}

async function untilSharp(page: Page, isSharp: boolean, timeout?: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[role=img]')
      const fullPx = Math.floor((canvas?.clientWidth ?? 0) * devicePixelRatio)
      return canvas !== null && canvas.width >= fullPx === wanted
    },
    isSharp,
    timeout === undefined ? {} : { timeout },
  )
}

/** The middle of a picture as a WebP, as good as its size allows. */
export async function smallPicture(page: Page, picture: Buffer, small: Small): Promise<Buffer> {
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
      const tries = [0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3].map((quality) =>
        canvas.toDataURL('image/webp', quality),
      )
      return tries.find((one) => one.length * 0.75 <= mostBytes) ?? ''
    },
    { from: `data:image/png;base64,${picture.toString('base64')}`, ...small },
  )
  return Buffer.from(address.replace(/^.*,/, ''), 'base64')
}
