import { formatInches } from '@millrun/catalogue/inches'
import { useMemo } from 'react'
import { canvasOf } from '../../photograph/canvas-of.ts'
import type { Marking } from '../../photograph/marking.ts'
import { sizeWithin } from '../../photograph/picture-size.ts'
import type { Photograph } from '../../photograph/read-photograph.ts'
import { straightenedPhotograph } from '../../photograph/straightened-photograph.ts'
import type { WallPart } from '../../photograph/visible-wall.ts'
import { CanvasPicture } from './canvas-picture.tsx'

const LONGEST_PX = 480

interface StraightenedPreviewProps {
  readonly photograph: Photograph
  /** Has no `cornersProblem`. */
  readonly marking: Marking
}

/** The photograph as it will stand behind the stair, and how large that is. */
export function StraightenedPreview({ photograph, marking }: StraightenedPreviewProps) {
  const small = useMemo(() => smaller(photograph), [photograph])
  const { image, part, widthIn, heightIn } = useMemo(
    () => straightenedPhotograph(small, marking, LONGEST_PX),
    [small, marking],
  )
  return (
    <figure>
      <div className="relative w-fit">
        <CanvasPicture
          source={image}
          longestPx={LONGEST_PX}
          label="Your photograph, straightened"
          className="block max-h-60 max-w-full"
        />
        <span
          aria-hidden="true"
          style={placeOf(part)}
          className="absolute border border-plotter outline outline-paper/70"
        />
      </div>
      <figcaption className="pt-1.5 text-[13px] leading-5 text-ink-2">
        Straightened, it shows {formatInches(Math.round(widthIn))} by{' '}
        {formatInches(Math.round(heightIn))} of your house. The sides of the rectangle should be
        upright and level.
      </figcaption>
    </figure>
  )
}

/** Enough for the preview, and quick to straighten with every move of a corner. */
function smaller(photograph: Photograph): Photograph {
  const { canvas } = photograph
  return { ...photograph, canvas: canvasOf(canvas, sizeWithin(canvas, LONGEST_PX * 1.5)) }
}

function placeOf({ left, top, right, bottom }: WallPart) {
  const [width, height] = [right - left, bottom - top]
  return {
    left: `${(-left / width) * 100}%`,
    top: `${(-top / height) * 100}%`,
    width: `${100 / width}%`,
    height: `${100 / height}%`,
  }
}
