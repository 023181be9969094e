import { PICTURE_SIZE, pictureSet } from '@millrun/catalogue/pictures/picture-path'

interface ProductPictureProps {
  /** Address of the picture, as a listing or a line names it. */
  readonly src: string
  /** How wide it is shown, in pixels. */
  readonly widthPx: number
  readonly className?: string
}

/** A product as it is photographed, laid on the paper. What it is stands in words beside it. */
export function ProductPicture({ src, widthPx, className = '' }: ProductPictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSet(src, widthPx)} sizes={`${widthPx}px`} />
      <img
        src={src}
        alt=""
        {...PICTURE_SIZE}
        loading="lazy"
        decoding="async"
        className={`on-paper ${className}`}
      />
    </picture>
  )
}
