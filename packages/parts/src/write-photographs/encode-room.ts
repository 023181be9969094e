import { SCENE_FALLBACK_WIDTH, SCENE_WIDTHS, SHARE_SIZE } from '@millrun/catalogue/scene'
import sharp from 'sharp'
import { masterPath, servedPath, sharedPath } from './photograph-files.ts'

/** Encodes the picture of a room: the master, and what is served. Returns its average colour. */
export async function encodeRoom(png: string, name: string): Promise<string> {
  await sharp(png)
    .avif({ effort: 4, quality: 84, chromaSubsampling: '4:4:4' })
    .toFile(masterPath(name))
  for (const widthPx of SCENE_WIDTHS) {
    const served = sharp(png).resize(widthPx).avif({ effort: 4, quality: 58 })
    await served.toFile(servedPath(name, widthPx, 'avif'))
  }
  const fallback = sharp(png).resize(SCENE_FALLBACK_WIDTH).webp({ quality: 74, effort: 5 })
  await fallback.toFile(servedPath(name, SCENE_FALLBACK_WIDTH, 'webp'))
  await sharp(png)
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(sharedPath(name))
  const { channels } = await sharp(png).stats()
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
