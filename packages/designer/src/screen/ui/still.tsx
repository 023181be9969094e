interface StillProps {
  readonly src: string
  /** Of the file. */
  readonly widthPx: number
  readonly heightPx: number
}

/** A picture that was taken of the 3D view. What it shows stands in words beside it. */
export function Still({ src, widthPx, heightPx }: StillProps) {
  return (
    <img
      src={src}
      alt=""
      width={widthPx}
      height={heightPx}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      className="block size-full object-cover"
    />
  )
}
