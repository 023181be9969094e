interface StillProps {
  readonly src: string
  /** Of the file, 4:3. */
  readonly widthPx: number
}

/** A picture that was taken of the 3D view. What it shows stands in words beside it. */
export function Still({ src, widthPx }: StillProps) {
  return (
    <img
      src={src}
      alt=""
      width={widthPx}
      height={(widthPx * 3) / 4}
      loading="lazy"
      decoding="async"
      className="block size-full object-cover"
    />
  )
}
