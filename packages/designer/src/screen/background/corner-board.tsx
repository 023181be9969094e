import { formatInches } from '@millrun/catalogue/inches'
import { type CSSProperties, useState } from 'react'
import { CORNER_NAMES, type Corners, type Point, withCorner } from '../../photograph/corners.ts'
import type { Marking } from '../../photograph/marking.ts'
import { CanvasPicture } from './canvas-picture.tsx'
import { CornerHandle } from './corner-handle.tsx'
import { Loupe } from './loupe.tsx'

interface CornerBoardProps {
  readonly source: HTMLCanvasElement
  readonly marking: Marking
  readonly onCorners: (corners: Corners) => void
}

/** The photograph with the marked rectangle and its four corners. */
export function CornerBoard({ source, marking, onCorners }: CornerBoardProps) {
  const [held, setHeld] = useState<number>()
  const { corners } = marking
  const [topLeft, topRight, , bottomLeft] = corners
  const style: CSSProperties & { '--ratio': number } = {
    '--ratio': source.width / source.height,
    aspectRatio: source.width / source.height,
  }
  return (
    <div
      style={style}
      className="relative mx-auto w-[min(100%,calc(50dvh*var(--ratio)))] lg:w-[min(100%,calc((100dvh-11rem)*var(--ratio)))]"
    >
      <CanvasPicture source={source} longestPx={1600} className="block size-full" />
      <MarkedOutline corners={corners} />
      <SizeLabel from={topLeft} to={topRight} lengthIn={marking.widthIn} />
      <SizeLabel from={topLeft} to={bottomLeft} lengthIn={marking.heightIn} />
      {CORNER_NAMES.map((name, index) => (
        <CornerHandle
          key={name}
          name={name}
          corner={corners[index] ?? topLeft}
          onMove={(corner) => onCorners(withCorner(corners, index, corner))}
          onHold={(isHeld) => setHeld(isHeld ? index : undefined)}
        />
      ))}
      {held !== undefined && (
        <Loupe
          source={source}
          place={corners[held] ?? topLeft}
          beside={corners.filter((_, index) => (index - held) % 2 !== 0)}
        />
      )}
    </div>
  )
}

/** The rectangle's sides; what is beyond them is darker. */
function MarkedOutline({ corners }: { corners: Corners }) {
  const outline = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d={`M0 0H1V1H0Z${outline}`} fillRule="evenodd" className="fill-ink/20" />
      <path
        d={outline}
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-plotter"
      />
    </svg>
  )
}

function SizeLabel({ from, to, lengthIn }: { from: Point; to: Point; lengthIn: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${(from.x + to.x) * 50}%`, top: `${(from.y + to.y) * 50}%` }}
      className="pointer-events-none absolute -translate-1/2 rounded-xs bg-paper px-1.5 text-[13px] leading-5 text-plotter"
    >
      {formatInches(lengthIn)}
    </span>
  )
}
