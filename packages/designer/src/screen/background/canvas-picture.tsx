import { useCallback } from 'react'
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

/** A canvas shown as a picture, drawn once. Nothing is encoded, so nothing has an address. */
export function CanvasPicture({ source, longestPx, label, className }: CanvasPictureProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas === null) return
      const size = sizeWithin(source, longestPx)
      Object.assign(canvas, size)
      canvas.getContext('2d')?.drawImage(canvasOf(source, size), 0, 0)
    },
    [source, longestPx],
  )
  return (
    <canvas
      ref={draw}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={className}
    />
  )
}
