import type { Sharp } from 'sharp'
import { servedPath } from './photograph-files.ts'

/** In which widths and how well pictures of a kind are kept. */
export interface Edition {
  /** Of the AVIF encoder, 0 to 9. */
  readonly effort: number
  readonly served: readonly { readonly widthPx: number; readonly quality: number }[]
  /** Width of the WebP, which every browser can show. */
  readonly fallbackPx: number
}

/** Writes what is served of a picture. */
export async function writeServed(
  picture: () => Sharp,
  name: string,
  { effort, served, fallbackPx }: Edition,
): Promise<void> {
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
