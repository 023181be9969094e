const SEEN = /-(\d+)\.avif$/

/**
 * The `sizes` that make of this picture the very file that stands in the document already; undefined where none does.
 */
export function seenSizes(src: string): string | undefined {
  const images = document.querySelectorAll<HTMLImageElement>(`img[src=${JSON.stringify(src)}]`)
  const seen = Array.from(images).find(
    ({ complete, currentSrc }) => complete && SEEN.test(currentSrc),
  )
  const [, width] = SEEN.exec(seen?.currentSrc ?? '') ?? []
  return width === undefined ? undefined : `${Number(width) / window.devicePixelRatio}px`
}
