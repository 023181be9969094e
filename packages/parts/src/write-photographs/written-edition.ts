import type { Sharp } from 'sharp'
import { masterPath, servedPath } from './photograph-files.ts'

/** In which widths and how well pictures of a kind are kept. */
export interface Edition {
  /** Of the AVIF encoder, 0 to 9. */
  readonly effort: number
  readonly masterQuality: number
  readonly served: readonly { readonly widthPx: number; readonly quality: number }[]
  /** Width of the WebP, which every browser can show. */
  readonly fallbackPx: number
}

/** Writes the master of a picture, and what is served of it. */
export async function writeEdition(
  picture: () => Sharp,
  name: string,
  { effort, masterQuality, served, fallbackPx }: Edition,
): Promise<void> {
  await picture()
    .avif({ effort, quality: masterQuality, chromaSubsampling: '4:4:4' })
    .toFile(masterPath(name))
  for (const { widthPx, quality } of served) {
    await picture()
      .resize(widthPx)
      .avif({ effort, quality })
      .toFile(servedPath(name, widthPx, 'avif'))
  }
  await picture()
    .resize(fallbackPx)
    .webp({ quality: 74, effort: 5 })
    .toFile(servedPath(name, fallbackPx, 'webp'))
}
