import { existsSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { withFilmGrain } from '../film-grain/with-film-grain.ts'
import { servedPath } from './photograph-files.ts'

/** In which widths and how well pictures of a kind are kept. */
export interface Edition {
  /** Of the AVIF encoder, 0 to 9. */
  readonly effort: number
  /** What the encoder keeps: the finest grain ('ssim'), an eighth more than by its own choice, or even tones ('iq'). */
  readonly tune: 'ssim' | 'iq'
  /** The quality is the best that a picture is given: it gets less where it would be heavier than the one it replaces. */
  readonly served: readonly { readonly widthPx: number; readonly quality: number }[]
  /** Width of the WebP, which every browser can show. */
  readonly fallbackPx: number
}

const WEBP_QUALITY = 74
/** How strong film grain is in a wide picture, in 255ths of lightness; in one with fewer points each has more of the light. */
const GRAIN = 2
const WIDE_PX = 1200
/** By so much quality is lowered at a time, and not below the least. */
const STEP = 3
const LEAST_QUALITY = 26
/** About how many times lighter a picture is by every step. */
const LIGHTER = 1.15

/** Writes what is served of a picture, none of it heavier than what was served of it before. */
export async function writeServed(
  picture: () => Sharp,
  name: string,
  { effort, tune, served, fallbackPx }: Edition,
): Promise<void> {
  for (const { widthPx, quality } of served) {
    await writeNoHeavier(servedPath(name, widthPx, 'avif'), quality, async (given) => {
      const encoded = picture()
        .resize(widthPx)
        // The eye sees colour half as sharply as light: what that saves goes to what is finest.
        .avif({ effort, quality: given, chromaSubsampling: '4:2:0', tune })
      return withFilmGrain(await encoded.toBuffer(), grainOf(widthPx))
    })
  }
  await writeNoHeavier(servedPath(name, fallbackPx, 'webp'), WEBP_QUALITY, (given) =>
    picture().resize(fallbackPx).webp({ quality: given, effort: 5 }).toBuffer(),
  )
}

function grainOf(widthPx: number): number {
  return GRAIN * Math.min(1, widthPx / WIDE_PX)
}

/** Writes a file at the best quality at which it is no heavier than what it replaces, or at the least one. */
export async function writeNoHeavier(
  file: string,
  best: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<void> {
  const heaviest = existsSync(file) ? statSync(file).size : Infinity
  const encoded = await encode(best)
  const fits = encoded.length <= heaviest
  await writeFile(
    file,
    fits ? encoded : await encodeLighter(best, encoded.length, heaviest, encode),
  )
}

/** The best that is light enough below `best`, at which it has `length` bytes: by how much too many says where to look. */
async function encodeLighter(
  best: number,
  length: number,
  heaviest: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let [tooHeavy, least] = [0, Math.ceil((best - LEAST_QUALITY) / STEP)]
  let guess = stepsTo(heaviest, length)
  let lightest: Buffer | undefined
  while (least - tooHeavy > 1) {
    const steps = Math.min(Math.max(tooHeavy + 1, guess), least - 1)
    const encoded = await encode(best - steps * STEP)
    if (encoded.length > heaviest) tooHeavy = steps
    else [least, lightest] = [steps, encoded]
    guess = steps + stepsTo(heaviest, encoded.length)
  }
  return lightest ?? encode(LEAST_QUALITY)
}

/** How many steps of quality a picture of `length` bytes has to lose; below 0 how many it may win. */
function stepsTo(heaviest: number, length: number): number {
  return Math.ceil(Math.log(length / heaviest) / Math.log(LIGHTER))
}
