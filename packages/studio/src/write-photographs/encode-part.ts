import sharp, { type Sharp } from 'sharp'
import type { StudioLook } from '../photographs/studio-look.ts'
import { type Edition, writeServed } from './write-served.ts'

/** Below these qualities what is finest in wood, its pores and fibres, is smeared away. */
const GRAINED = edition('ssim', 68, 74)
/** By the other measure a coat looks woven: it has no grain to hide that. */
const COATED = edition('iq', 56, 62)
const EDITIONS: Readonly<Record<StudioLook['kind'], Edition>> = {
  wood: GRAINED,
  paint: COATED,
  finish: COATED,
}

/** Lighter than this is ground, not part. */
const GROUND = 245

// With several threads an encoder now and then waits for itself for ever where Blender leaves it little time.
sharp.concurrency(1)

/**
 * Encodes a picture that the studio developed, or its mirror image, as it is served.
 * Returns the average colour of the part in it.
 */
export async function encodePart(
  png: string,
  kind: StudioLook['kind'],
  name: string,
  isMirrored: boolean,
): Promise<string> {
  const picture = () => (isMirrored ? sharp(png).flop() : sharp(png))
  await writeServed(picture, name, EDITIONS[kind])
  return averageColour(picture())
}

async function averageColour(picture: Sharp): Promise<string> {
  const { data } = await picture
    .resize(160)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at + 2 < data.length; at += 3) {
    const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    if (Math.min(...rgb) > GROUND) continue
    for (const [channel, value] of rgb.entries()) sums[channel] = (sums[channel] ?? 0) + value
    count += 1
  }
  const hex = (sum: number) =>
    Math.round(sum / Math.max(count, 1))
      .toString(16)
      .padStart(2, '0')
  return `#${sums.map(hex).join('')}`
}

function edition(tune: Edition['tune'], quality: number, largest: number): Edition {
  return {
    effort: 4,
    tune,
    served: [
      { widthPx: 400, quality },
      { widthPx: 800, quality },
      { widthPx: 1200, quality: largest },
    ],
    fallbackPx: 800,
  }
}
