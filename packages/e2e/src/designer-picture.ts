import type { Page } from '@playwright/test'

/** The 3D view of the designer, once it draws. */
export async function openView(page: Page, shop: string): Promise<void> {
  page.setDefaultTimeout(300_000)
  await page.goto(new URL('/designer', shop).href)
  await page.getByRole('application', { name: '3D view' }).waitFor()
  await page.getByText('Opening the 3D view').waitFor({ state: 'hidden' })
}

interface SmallPicture {
  readonly width: number
  readonly height: number
  readonly mostBytes: number
}

/** The middle of a picture as a WebP, as good as its size allows. */
export async function smallPicture(
  page: Page,
  picture: Buffer,
  { width, height, mostBytes }: SmallPicture,
): Promise<Buffer> {
  const address = await page.evaluate(
    async (wanted) => {
      const image = new Image()
      image.src = wanted.from
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: wanted.width,
        height: wanted.height,
      })
      const context = canvas.getContext('2d')
      const scale = Math.max(wanted.width / image.width, wanted.height / image.height)
      const [wide, high] = [image.width * scale, image.height * scale]
      if (context !== null) context.imageSmoothingQuality = 'high'
      context?.drawImage(image, (wanted.width - wide) / 2, (wanted.height - high) / 2, wide, high)
      const tries = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3].map((quality) =>
        canvas.toDataURL('image/webp', quality),
      )
      return tries.find((one) => one.length * 0.75 <= wanted.mostBytes) ?? ''
    },
    { from: `data:image/png;base64,${picture.toString('base64')}`, width, height, mostBytes },
  )
  return Buffer.from(address.replace(/^.*,/, ''), 'base64')
}
