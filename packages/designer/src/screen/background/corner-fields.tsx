import { CORNER_NAMES, type Corners, type Point, withCorner } from '../../photograph/corners.ts'
import { NumberField } from './number-field.tsx'

interface CornerFieldsProps {
  readonly corners: Corners
  readonly onCorners: (corners: Corners) => void
}

/** The corners as numbers, for whoever cannot or does not want to drag them. */
export function CornerFields({ corners, onCorners }: CornerFieldsProps) {
  const [topLeft] = corners
  return (
    <details className="border-y border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center text-[15px] font-medium">
        Corners as numbers
      </summary>
      <div className="grid grid-cols-[1fr_5.5rem_5.5rem] items-center gap-x-2 gap-y-1.5 pb-4 text-sm">
        <span className="text-ink-2">Per cent</span>
        <span aria-hidden="true">From the left</span>
        <span aria-hidden="true">From the top</span>
        {CORNER_NAMES.map((name, index) => (
          <CornerRow
            key={name}
            name={`${name[0]?.toUpperCase()}${name.slice(1)}`}
            corner={corners[index] ?? topLeft}
            onCorner={(corner) => onCorners(withCorner(corners, index, corner))}
          />
        ))}
      </div>
    </details>
  )
}

interface CornerRowProps {
  readonly name: string
  readonly corner: Point
  readonly onCorner: (corner: Point) => void
}

function CornerRow({ name, corner: { x, y }, onCorner }: CornerRowProps) {
  const ends = { least: 0, most: 100, step: 0.1, isLabelHidden: true }
  return (
    <>
      <span>{name}</span>
      <NumberField
        {...ends}
        label={`${name}, per cent from the left`}
        value={x * 100}
        onChange={(value) => onCorner({ x: value / 100, y })}
      />
      <NumberField
        {...ends}
        label={`${name}, per cent from the top`}
        value={y * 100}
        onChange={(value) => onCorner({ x, y: value / 100 })}
      />
    </>
  )
}
