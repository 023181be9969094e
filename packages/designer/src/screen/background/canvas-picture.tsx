import { canvasOf } from '../../photograph/canvas-of.ts'
import { sizeWithin } from '../../photograph/picture-size.ts'

interface CanvasPictureProps {
  readonly source: HTMLCanvasElement
  /** How many pixels its longer side gets, at most. */
  readonly longestPx: number
  /** What is seen; without it the picture says nothing to those who do not see it. */
  readonly label?: string
  readonly className?: string
}

/** A canvas shown as a picture. Nothing is encoded, so nothing has an address. */
export function CanvasPicture({ source, longestPx, label, className }: CanvasPictureProps) {
  const size = sizeWithin(source, longestPx)
  return (
    <canvas
      ref={(canvas) => {
        if (canvas === null) return
        Object.assign(canvas, size)
        canvas.getContext('2d')?.drawImage(canvasOf(source, size), 0, 0)
      }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={className}
    />
  )
}
