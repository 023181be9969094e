import sharp, { type AvifOptions, type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { UnforeseenPictureError } from './frame-header.ts'
import { withFilmGrain } from './with-film-grain.ts'

const SIZE = { width: 256, height: 192 }

/** An even picture, grey or white. */
const even = (lightness: number) =>
  sharp({
    create: { ...SIZE, channels: 3, background: { r: lightness, g: lightness, b: lightness } },
  })

/** One with edges and something fine everywhere, which an encoder gives all its filters. */
const busy = () =>
  even(120).composite([
    {
      input: Buffer.from(
        `<svg width="256" height="192">${Array.from(
          { length: 400 },
          (_, n) =>
            `<circle cx="${(n * 37) % 256}" cy="${(n * 53) % 192}" r="${2 + (n % 7)}" fill="hsl(${n * 11} 60% ${30 + (n % 40)}%)"/>`,
        ).join('')}</svg>`,
      ),
    },
  ])

const AVIF: AvifOptions = { quality: 60, effort: 4, chromaSubsampling: '4:2:0', tune: 'iq' }

const encoded = (picture: Sharp) => picture.removeAlpha().avif(AVIF).toBuffer()

/** Mean and standard deviation of what grain did to the green of a picture. */
async function changeBy(before: Buffer, after: Buffer): Promise<{ mean: number; sd: number }> {
  const [a, b] = await Promise.all([before, after].map(greens))
  const changes = (b ?? []).map((value, at) => value - (a?.[at] ?? 0))
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
  const square = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0)
  return { mean, sd: Math.sqrt(square / changes.length) }
}

async function greens(avif: Buffer): Promise<readonly number[]> {
  const bytes = await sharp(avif).removeAlpha().raw().toBuffer()
  return [...bytes].filter((_, at) => at % 3 === 1)
}

test('grain deviates from the picture by its strength and leaves its tone', async () => {
  const grey = await encoded(even(96))
  const { mean, sd } = await changeBy(grey, withFilmGrain(grey, 2.5))
  expect(mean).toBeCloseTo(0, 0)
  expect(sd).toBeGreaterThan(2.2)
  expect(sd).toBeLessThan(2.8)
})

test('white has no grain', async () => {
  const white = await encoded(even(255))
  expect(await changeBy(white, withFilmGrain(white, 2.5))).toEqual({ mean: 0, sd: 0 })
})

test('grain adds its own bytes alone, 17 of them, and takes nothing from a picture full of things', async () => {
  const picture = await encoded(busy())
  const grained = withFilmGrain(picture, 2.5)
  expect(grained.length - picture.length).toBe(17)
  const { mean, sd } = await changeBy(picture, grained)
  expect(Math.abs(mean)).toBeLessThan(0.3)
  expect(sd).toBeLessThan(2.8)
})

test('a picture has the same grain whenever it is made, and another than the next', async () => {
  const [one, other] = await Promise.all([encoded(busy()), encoded(busy().negate())])
  expect(withFilmGrain(one, 2)).toEqual(withFilmGrain(one, 2))
  const grains = await Promise.all(
    [one, other].map(async (avif) => {
      const [plain, grained] = [await greens(avif), await greens(withFilmGrain(avif, 2.5))]
      return grained.map((value, at) => value - (plain[at] ?? 0))
    }),
  )
  expect(grains[0]).not.toEqual(grains[1])
})

test('says of a picture in another form that it cannot take grain', async () => {
  const seeThrough = await busy().ensureAlpha(0.5).avif(AVIF).toBuffer()
  expect(() => withFilmGrain(seeThrough, 2.5)).toThrow('several items')
  const whole = await even(96).avif({ chromaSubsampling: '4:4:4' }).toBuffer()
  expect(() => withFilmGrain(whole, 2.5)).toThrow(UnforeseenPictureError)
  const lossless = await even(96).avif({ lossless: true, chromaSubsampling: '4:2:0' }).toBuffer()
  expect(() => withFilmGrain(lossless, 2.5)).toThrow(UnforeseenPictureError)
  const grained = withFilmGrain(await encoded(even(96)), 2.5)
  expect(() => withFilmGrain(grained, 2.5)).toThrow('grain of their own')
  const webp = await even(96).webp().toBuffer()
  expect(() => withFilmGrain(webp, 2.5)).toThrow('no box mdat')
})
