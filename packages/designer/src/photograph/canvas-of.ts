import type { PictureSize } from './picture-size.ts'

/** A browser that draws no pictures at all. */
class NoCanvasError extends Error {
  override readonly name = 'NoCanvasError'
}

/** A picture drawn onto a canvas of its own in this size, from which pixels can be read quickly. */
export function canvasOf(picture: CanvasImageSource, size: PictureSize): HTMLCanvasElement {
  const canvas = emptyCanvas(size)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  return canvas
}

/** A canvas that shows these pixels. */
export function canvasOfPixels(pixels: ImageData): HTMLCanvasElement {
  const canvas = emptyCanvas(pixels)
  contextOf(canvas).putImageData(pixels, 0, 0)
  return canvas
}

/** What a canvas shows. */
export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
}

function emptyCanvas({ width, height }: PictureSize): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new NoCanvasError('This browser draws no pictures.')
  return context
}
