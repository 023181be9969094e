import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { edge, type Face, face, type Line } from '../../elevations/outline.ts'
import { type Point, polyline } from '../../geometry/path.ts'
import { symmetricOutline } from '../../geometry/symmetric-outline.ts'
import { breakHeights } from '../../turning/lathe-profile.ts'

const CORNER_DEG = 28

/** The turned part of a stick seen squarely: its outline, and the lines where it breaks. */
export function turningOutline(shape: TurnedShape): readonly (Face | Line)[] {
  const { stations, blockIn } = shape
  const halfAt = (diameterIn: number) => Math.min(diameterIn, blockIn) / 2
  const side = stations.map(([heightIn, diameterIn]): Point => [halfAt(diameterIn), heightIn])
  const breaks = breakHeights(shape, CORNER_DEG).map((heightIn) => {
    const widths = stations.filter(([stationIn]) => stationIn === heightIn).map(([, wide]) => wide)
    const half = halfAt(Math.max(...widths))
    return edge(
      polyline([
        [-half, heightIn],
        [half, heightIn],
      ]),
    )
  })
  return [face(symmetricOutline(polyline(side))), ...breaks]
}
