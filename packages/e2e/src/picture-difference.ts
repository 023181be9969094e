import type { Page } from '@playwright/test'

interface Difference {
  /** Of a color of a pixel, on average, of 255. */
  readonly mean: number
  /** Share of the pixels that are clearly another color. */
  readonly clearShare: number
}

/** From here on one sees that a pixel has changed. */
const CLEAR = 64

/** How much two pictures of the same size differ, as the browser decodes them. */
export function pictureDifference(page: Page, one: Buffer, other: Buffer): Promise<Difference> {
  return page.evaluate(
    async ({ addresses, clear }) => {
      const [before = [], after = []] = await Promise.all(
        addresses.map(async (src) => {
          const image = Object.assign(new Image(), { src })
          await image.decode()
          const { width, height } = image
          const canvas = Object.assign(document.createElement('canvas'), { width, height })
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, width, height).data
        }),
      )
      let [sum, changed] = [0, 0]
      for (let at = 0; at < before.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((color) =>
          Math.abs((before[at + color] ?? 0) - (after[at + color] ?? 0)),
        )
        sum += red + green + blue
        if (Math.max(red, green, blue) > clear) changed += 1
      }
      const pixels = before.length / 4
      return { mean: sum / pixels / 3, clearShare: changed / pixels }
    },
    {
      addresses: [one, other].map((file) => `data:image/png;base64,${file.toString('base64')}`),
      clear: CLEAR,
    },
  )
}
