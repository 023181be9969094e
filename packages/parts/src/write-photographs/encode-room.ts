import sharp from 'sharp'
import { masterPath, servedPath } from './photograph-files.ts'

const SERVED_PX = [800, 1200, 1600]
const FALLBACK_PX = 1200

/** Encodes the picture of a room: the master, and what is served. Returns its average colour. */
export async function encodeRoom(png: string, name: string): Promise<string> {
  await sharp(png)
    .avif({ effort: 4, quality: 84, chromaSubsampling: '4:4:4' })
    .toFile(masterPath(name))
  for (const widthPx of SERVED_PX) {
    const served = sharp(png).resize(widthPx).avif({ effort: 4, quality: 58 })
    await served.toFile(servedPath(name, widthPx, 'avif'))
  }
  const fallback = sharp(png).resize(FALLBACK_PX).webp({ quality: 74, effort: 5 })
  await fallback.toFile(servedPath(name, FALLBACK_PX, 'webp'))
  const { channels } = await sharp(png).stats()
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
