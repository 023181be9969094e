import sharp, { type Sharp } from 'sharp'
import { type Edition, writeServed } from './write-served.ts'

/** Below these qualities what is finest in wood, its pores and fibres, is smeared away. */
const EDITION: Edition = {
  effort: 4,
  served: [
    { widthPx: 400, quality: 68 },
    { widthPx: 800, quality: 68 },
    { widthPx: 1200, quality: 74 },
  ],
  fallbackPx: 800,
}
/** Lighter than this is ground, not part. */
const GROUND = 245

// With several threads an encoder now and then waits for itself for ever where Blender leaves it little time.
sharp.concurrency(1)

/**
 * Encodes a picture that the studio developed, or its mirror image, as it is served.
 * Returns the average colour of the part in it.
 */
export async function encodePart(png: string, name: string, isMirrored: boolean): Promise<string> {
  const picture = () => (isMirrored ? sharp(png).flop() : sharp(png))
  await writeServed(picture, name, EDITION)
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
