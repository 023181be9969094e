import { DESCRIPTORS, type Family } from '../families/families.ts'

/** Pictures are four wide and five high. */
export const PICTURE_SIZE = { width: 800, height: 1000 } as const

/** All that is photographed is served from below it. */
export const PICTURES = '/pictures/'

const WIDTHS = [400, 800, 1200] as const
/** Pixels of a screen to one of CSS. */
const FINEST_SCREEN = 3
const FALLBACK = /-800\.webp$/

/** Where a picture is served from as WebP, 800 pixels wide: what every browser and feed can show. */
export function picturePath(name: string): string {
  return `${PICTURES}${name}-800.webp`
}

/**
 * The same picture as AVIF, as a `srcset`: in all its widths, or in those that a place so many pixels wide may ask for
 * on the finest screens; all where that is no number. Nothing for what is no picture.
 */
export function pictureSet(path: string, placePx = Infinity): string | undefined {
  if (!FALLBACK.test(path)) return undefined
  const widest = WIDTHS.find((width) => width >= placePx * FINEST_SCREEN) ?? Infinity
  return WIDTHS.filter((width) => width <= widest)
    .map((width) => `${path.replace(FALLBACK, `-${width}.avif`)} ${width}w`)
    .join(', ')
}

/** The same picture for mails: small, and as JPEG, because Outlook on Windows shows no WebP. */
export function mailPicturePath(path: string): string {
  return path.replace(FALLBACK, '-mail.jpg')
}

/** Where a product's dimensioned drawing is served from: for the page, for print or for CAD. */
export function drawingPath(productId: string, format: 'svg' | 'pdf' | 'dxf' = 'svg'): string {
  return `/drawings/${productId}.${format}`
}

/** What the picture of a part's telling place, seen from near by, is called. */
export function detailName(productId: string): string {
  return `${productId}-detail`
}

/** What the picture that shows how large the parts of a family are is called. */
export function scaleName(family: Family): string {
  return `scale-${family}`
}

/** Where the picture of a whole part is served from, for those whose own picture shows only a length of it. */
export function wholePicturePath({
  id,
  family,
}: {
  readonly id: string
  readonly family: Family
}): string | undefined {
  return DESCRIPTORS[family].isShownInPart ? `${PICTURES}${id}-whole.webp` : undefined
}

/** The smallest size of a picture, as AVIF. */
export function smallPicturePath(name: string): string {
  return `${PICTURES}${name}-400.avif`
}
