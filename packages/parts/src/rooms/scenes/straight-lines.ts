import { shifted } from '../../solids/moved-solids.ts'
import { floorBoards } from '../floor-boards.ts'
import { framedPicture } from '../framed-picture.ts'
import { bench } from '../furniture/bench.ts'
import { carpet } from '../furniture/carpet.ts'
import { earth, pot } from '../furniture/pot.ts'
import { BLACK, FLIGHT, shown, upperBoards } from '../hall.ts'
import { leafy } from '../leafy.ts'
import { placed, type RoomPiece } from '../room-piece.ts'
import type { StairRoom } from '../stair-room.ts'

const WALL = '#e6e3dc'
const LEFT_IN = -150

/** Plain bars under a flat rail of white oak, looked down upon from a gallery, at bright noon. */
export function straightLines(): StairRoom {
  const oak = { wood: 'white-oak' } as const
  return {
    name: 'straight-lines',
    isMirrored: false,
    flight: FLIGHT,
    parts: {
      balusters: [shown('m-101', BLACK)],
      newel: shown('n-4620', oak),
      rail: shown('c-6700', oak),
      tread: shown('c-8075', oak),
    },
    spandrel: { paint: WALL, hasPanels: false },
    walls: [
      {
        side: 'back',
        atIn: 0,
        fromIn: LEFT_IN,
        toIn: 300,
        topIn: 230,
        paint: WALL,
        openings: [
          {
            kind: 'window',
            fromIn: -86,
            toIn: -26,
            sillIn: 22,
            headIn: 130,
            panesAcross: 2,
            panesUp: 3,
          },
        ],
        bases: [
          { fromIn: LEFT_IN, toIn: -9, onIn: 0 },
          { fromIn: 143, toIn: 300, onIn: 112.5 },
        ],
      },
      {
        side: 'right',
        atIn: 213,
        fromIn: 0,
        toIn: 260,
        topIn: 230,
        paint: WALL,
        bases: [{ fromIn: 43, toIn: 260, onIn: 0 }],
      },
      {
        side: 'left',
        atIn: LEFT_IN,
        fromIn: 0,
        toIn: 260,
        topIn: 230,
        paint: WALL,
        bases: [{ fromIn: 0, toIn: 260, onIn: 0 }],
      },
    ],
    furnishings: furnishings(),
    camera: { at: [-112, 124, 226], towards: [24, 124, 0], lensMm: 26, shiftUp: -0.2 },
    sun: { way: [0.44, -0.52, 0.74], strength: 4.6, colour: [1, 0.95, 0.86] },
    lamps: [
      {
        at: [-56, 76, -12],
        towards: [-30, 40, 100],
        sizeIn: [60, 108],
        watts: 190,
        colour: [0.94, 0.97, 1],
      },
      {
        at: [-120, 210, 250],
        towards: [20, 40, 40],
        sizeIn: [220, 140],
        watts: 190,
        colour: [1, 0.985, 0.96],
      },
    ],
    sky: [1.7, 1.72, 1.75],
    world: 0.5,
    exposure: 1.15,
  }
}

function furnishings(): readonly RoomPiece[] {
  return [
    ...floorBoards({ wood: 'white-oak', x: [LEFT_IN, 300], z: [0, 260], topIn: 0, way: 'x' }),
    ...upperBoards(FLIGHT, 'white-oak'),
    ...placed(carpet(88, 52, ['#cfc6b6', '#8e8676', '#eae4d7']), shifted([-46, 0, 74])),
    ...placed(bench('white-oak', '#5d6b69', 54), shifted([-56, 0, 1.5])),
    ...placed([pot('planter', '#3d4041'), earth()], shifted([104, 0, 58])),
    ...placed(leafy(OLIVE), shifted([104, 11, 58])),
    ...[36, 70, 104].flatMap((x, index) =>
      placed(
        framedPicture({
          wideIn: 20,
          highIn: 26,
          frame: 'black',
          matIn: 4.5,
          motif: (['arch', 'twig', 'hills'] as const)[index] ?? 'arch',
          colours: ['#eee9dc', '#c58b5f', '#8c9488', '#4d565a', '#2f3638'],
        }),
        shifted([x, 96 + 25.5 * index, 0]),
      ),
    ),
  ]
}

const OLIVE = {
  stems: 7,
  highIn: 58,
  outIn: 20,
  bare: 0.4,
  stemIn: 0.6,
  leavesPerStem: 42,
  leafIn: 3.4,
  leafWideIn: 1.1,
  green: '#6f7d5c',
  bark: '#6e5f4c',
} as const
