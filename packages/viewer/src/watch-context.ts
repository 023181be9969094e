/** Tells when the graphics card is taken from a canvas and when it is back. Gives back how to stop. */
export function watchContext(
  canvas: HTMLCanvasElement,
  tell: (isInterrupted: boolean) => void,
): () => void {
  const off = new AbortController()
  canvas.addEventListener('webglcontextlost', () => tell(true), off)
  canvas.addEventListener('webglcontextrestored', () => tell(false), off)
  return () => off.abort()
}
