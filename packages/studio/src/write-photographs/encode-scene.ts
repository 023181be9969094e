import {
  SCENE_FALLBACK_WIDTH,
  SCENE_SIZE,
  SCENE_WIDTHS,
  SHARE_SIZE,
} from '@millrun/catalogue/pictures/scene'
import sharp from 'sharp'
import { sharedPath } from './photograph-files.ts'
import { type Edition, writeServed } from './write-served.ts'

const EDITION: Edition = {
  effort: 4,
  tune: 'iq',
  served: SCENE_WIDTHS.map((widthPx) => ({ widthPx, quality: 58 })),
  fallbackPx: SCENE_FALLBACK_WIDTH,
}

/** Encodes what is served of the picture of a scene. Returns its average colour. */
export async function encodeScene(png: string, name: string): Promise<string> {
  const kept = await sharp(png).resize(SCENE_SIZE.width, SCENE_SIZE.height).png().toBuffer()
  await writeServed(() => sharp(kept), name, EDITION)
  await sharp(kept)
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(sharedPath(name))
  const { channels } = await sharp(kept).stats()
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
