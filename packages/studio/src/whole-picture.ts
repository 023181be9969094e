import type { Product } from '@millrun/catalogue/product'
import { firstMaterial } from '@millrun/parts/materials/material'
import { paintOf } from '@millrun/parts/sight/paint-of'
import { shadedPicture } from '@millrun/parts/sight/shaded-picture'
import { partSolids } from '@millrun/parts/solids/part-solids'
import sharp from 'sharp'

/** Twice what a card shows of the longest part. */
const PIXELS_PER_INCH = 18
const FINENESS = 0.5
const FROM = { turnDeg: -24, tiltDeg: 0 }

/** A long part from end to end, upright, as it is first offered, on nothing. WebP. */
export async function wholePicture(product: Product): Promise<Buffer> {
  const material = firstMaterial(product)
  const painted = partSolids(product.shape, FINENESS).map((solid) => ({
    solid,
    paint: paintOf(solid, material),
  }))
  const { pixels, width, height } = shadedPicture(painted, FROM, PIXELS_PER_INCH)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer()
}
