import { smoothLine, type Point } from '@millrun/parts/geometry/path'
import { flattened } from '@millrun/parts/geometry/flattened'
import type { Colour } from '@millrun/parts/materials/woods'
import type { Wood } from '@millrun/parts/materials/woods'
import { flatLoop } from '@millrun/parts/solids/form/flat-loop'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE } from '@millrun/parts/solids/solid'
import type { Look, Coated } from '../coated/coated.ts'
import { rectangleFace, slab } from '../coated/slab.ts'

/** Rows of hills, an arch with the sun in it, or a twig with leaves. */
export type Motif = 'hills' | 'arch' | 'twig'

const FRAME: readonly Point[] = [
  [-0.7, 0],
  [-0.7, -1.1],
  [0.1, -1.1],
  [0.1, 0],
]

/**
 * A print under a mat in a frame, its middle at its own origin, hanging on the plane z = 0. Inches. `colours` are
 * those of the paper and of the shapes from the farthest to the nearest.
 */
export function framedPicture(
  [wideIn, highIn]: readonly [number, number],
  frame: Wood | 'black',
  matIn: number,
  motif: Motif,
  colours: readonly [Colour, ...Colour[]],
): readonly Coated[] {
  const outer = rectangleFace(-wideIn / 2, -highIn / 2, wideIn / 2, highIn / 2)
  const [w, h] = [wideIn / 2 - matIn, highIn / 2 - matIn]
  const [paper, ...inks] = colours
  const shapes = MOTIFS[motif].map((figure, index) => ({
    solids: [
      slab(
        'print',
        figure.map(([x, y]): Point => [x * w, y * h]),
        0.34,
        0.37 + 0.03 * index,
      ),
    ],
    look: ink(inks[index % Math.max(1, inks.length)] ?? paper),
  }))
  const wood: Look = frame === 'black' ? { paint: '#1a1917', roughness: 0.4 } : { wood: frame }
  return [
    {
      solids: [
        {
          name: 'frame',
          substance: 'wood',
          mesh: meshOf(flatLoop(FRAME, outer)),
          placements: [IN_PLACE],
        },
      ],
      look: wood,
    },
    { solids: [slab('mat', outer, 0.1, 0.3)], look: ink('#f4f1ea') },
    { solids: [slab('paper', rectangleFace(-w, -h, w, h), 0.25, 0.35)], look: ink(paper) },
    ...shapes,
  ]
}

function ink(paint: Colour): Look {
  return { paint, roughness: 0.75 }
}

/** Figures in a square from -1 to 1, anticlockwise, the farthest first. */
const MOTIFS: Readonly<Record<Motif, readonly (readonly Point[])[]>> = {
  hills: [
    hill([0.25, 0.42, 0.2, 0.36, 0.3]),
    hill([-0.1, 0.12, 0.05, -0.12, 0.1]),
    hill([-0.3, -0.42, -0.2, -0.3, -0.5]),
    hill([-0.75, -0.6, -0.66, -0.8, -0.7]),
  ],
  arch: [arch(0.72, -1, 0.15), disc(0, 0.2, 0.34), hill([-0.55, -0.3, -0.42, -0.5, -0.35])],
  twig: [
    [
      [-0.02, -0.9],
      [0.02, -0.9],
      [0.03, 0.8],
      [0, 0.8],
    ],
    ...[-0.5, -0.2, 0.1, 0.4].flatMap((y) => [blade(y, 1), blade(y + 0.12, -1)]),
  ],
}

function hill(heights: readonly number[]): readonly Point[] {
  const ridge = heights.map((y, at): Point => [1 - (2 * at) / (heights.length - 1), y])
  return [[-1, -1], [1, -1], ...flattened(smoothLine(ridge), 0.01)]
}

function arch(halfWide: number, low: number, springs: number): readonly Point[] {
  const round = Array.from({ length: 25 }, (_, at): Point => {
    const angle = (Math.PI * at) / 24
    return [halfWide * Math.cos(angle), springs + 0.7 * halfWide * Math.sin(angle)]
  })
  return [[-halfWide, low], [halfWide, low], ...round]
}

function disc(x: number, y: number, radius: number): readonly Point[] {
  return Array.from({ length: 32 }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / 32
    return [x + radius * Math.cos(angle), y + 0.7 * radius * Math.sin(angle)]
  })
}

/** A leaf that springs from the stem at a height, to the right or the left. */
function blade(y: number, side: 1 | -1): readonly Point[] {
  const edge = Array.from({ length: 9 }, (_, at): Point => {
    const share = at / 8
    return [side * share * 0.62, y + share * 0.3 + 0.11 * Math.sin(Math.PI * share)]
  })
  const back = Array.from({ length: 7 }, (_, at): Point => {
    const share = 1 - (at + 1) / 8
    return [side * share * 0.62, y + share * 0.3 - 0.09 * Math.sin(Math.PI * share)]
  })
  const round = [...edge, ...back]
  return side === 1 ? round.toReversed() : round
}
