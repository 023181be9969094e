import { PICTURE_SIZE, pictureSet } from '@millrun/catalogue/pictures/picture-path'

interface PhotographProps {
  /** Address of a product's picture, or of its drawing. */
  readonly src: string
  readonly alt?: string
  /** How wide it is shown, as in `sizes`. */
  readonly sizes: string
  /** `main` is what the page is about, `soon` is in sight at once; all others wait until they near. */
  readonly wanted?: 'main' | 'soon' | 'near'
  readonly className?: string
}

/** What only nears the window may not hold up what the page is about. */
const PRIORITY = { main: 'high', soon: 'auto', near: 'low' } as const

/**
 * A product as it is photographed, on white, laid on the page's own paper. Its place is kept by its
 * width and height; until it comes, the paper shows. Only the image itself takes part in a layout.
 */
export function Photograph({
  src,
  alt = '',
  sizes,
  wanted = 'near',
  className = '',
}: PhotographProps) {
  // No number where the place is as wide as the window lets it be.
  const set = pictureSet(src, Number(sizes.replace('px', '')))
  return (
    <picture className="contents">
      {set !== undefined && (
        <source type="image/avif" srcSet={set} sizes={sizes} className="hidden" />
      )}
      <img
        src={src}
        alt={alt}
        {...PICTURE_SIZE}
        loading={wanted === 'near' ? 'lazy' : 'eager'}
        decoding={wanted === 'main' ? 'sync' : 'async'}
        fetchPriority={PRIORITY[wanted]}
        className={`${set === undefined ? '' : 'on-paper'} ${className}`}
      />
    </picture>
  )
}
