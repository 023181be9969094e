import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { noseProfile } from './nose-profile.ts'
import { backEdge, boardTopIn, turnDown } from './board-section.ts'
import type { Point } from '../../geometry/path.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import { type Ring, skinOver } from '../../solids/mesh/skin-over.ts'
import { cutSection } from '../../solids/form/cut-section.ts'
import { drawnIn, easedSection } from '../../solids/form/eased-section.ts'
import { ALONG, BACKWARDS, type Blank, easedEnd } from '../board/blank.ts'
import { staves } from './staves.ts'

const EASE_IN = 0.03
/** Of the sawn ends, less than of the edges. */
const END_EASE_IN = 0.02

/** A board with straight sides: its staves between the ends, and the mitred returns. */
export function straightBoard(shape: TreadShape, fineness: Fineness): readonly Blank[] {
  const { left, right, lengthIn } = shape
  const section = sectionOf(shape, fineness)
  const core = skinOver([
    ...(left === 'return' ? [mitre(shape, section, 0, -1)] : sawn(section, 0, 1)),
    ...(right === 'return'
      ? [mitre(shape, section, lengthIn, 1)]
      : sawn(section, lengthIn, -1).toReversed()),
  ])
  return [
    ...staves(core, shape).map((facets) => ({ name: 'stave', facets, grainWay: ALONG })),
    ...(left === 'return' ? [returned(shape, section, 0, -1)] : []),
    ...(right === 'return' ? [returned(shape, section, lengthIn, 1)] : []),
  ]
}

/** Across the board, anticlockwise: x back from the front, y up. */
function sectionOf(shape: TreadShape, fineness: Fineness): readonly Point[] {
  const { thickIn, nose, returnIn, left, right } = shape
  const topIn = boardTopIn(shape)
  const undersideIn = topIn - thickIn
  const lines = linesFor(10, fineness)
  const front = noseProfile(topIn - nose.thickIn, topIn, nose.radiusIn, lines)
  const hasReturn = left === 'return' || right === 'return'
  const [over, under]: readonly (readonly Point[])[] = hasReturn
    ? [[[returnIn, topIn]], [[returnIn, undersideIn]]]
    : [[], []]
  const back = backEdge(shape, front)
  const around = [...front, ...(over ?? []), ...back, ...(under ?? []), ...turnDown(shape)]
  return easedSection(around.toReversed(), EASE_IN, fineness)
}

/** The rings of a square end, from its face to where the section has its full size. */
function sawn(section: readonly Point[], xIn: number, way: 1 | -1): readonly Ring[] {
  return easedEnd(END_EASE_IN).map(([inIn, drawnInIn]) =>
    drawnIn(section, drawnInIn).map(([backIn, upIn]) => [xIn + way * inIn, upIn, -backIn] as const),
  )
}

/** The end of the board proper where a return is glued on: its front goes on to the mitre. */
function mitre(
  { returnIn }: TreadShape,
  section: readonly Point[],
  xIn: number,
  outwards: 1 | -1,
): Ring {
  return section.map(
    ([backIn, upIn]) => [xIn + outwards * Math.max(0, returnIn - backIn), upIn, -backIn] as const,
  )
}

/** The return: the same section running back, from the mitre to the back edge. */
function returned(
  { returnIn, depthIn }: TreadShape,
  section: readonly Point[],
  xIn: number,
  outwards: 1 | -1,
): Blank {
  const strip = (insetIn: number) => cutSection(drawnIn(section, insetIn), [-1, returnIn])[0] ?? []
  const ring = (figure: readonly Point[], backAt: (inIn: number) => number): Ring => {
    const lying = figure.map(
      ([inIn, upIn]) => [xIn + outwards * (returnIn - inIn), upIn, -backAt(inIn)] as const,
    )
    return outwards === 1 ? lying : lying.toReversed()
  }
  const rings = [
    ring(strip(0), (inIn) => inIn),
    ...easedEnd(END_EASE_IN)
      .toReversed()
      .map(([inIn, drawnInIn]) => ring(strip(drawnInIn), () => depthIn - inIn)),
  ]
  return { name: 'return', facets: skinOver(rings), grainWay: BACKWARDS }
}
