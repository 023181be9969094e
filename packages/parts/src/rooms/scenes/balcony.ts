import { shifted } from '../../solids/moved-solids.ts'
import { floorBoards } from '../floor-boards.ts'
import { framedPicture } from '../framed-picture.ts'
import { CONSOLE_IN, consoleTable } from '../furniture/console-table.ts'
import { pendant } from '../furniture/pendant.ts'
import { pot } from '../furniture/pot.ts'
import { BLACK, FLIGHT, shown, upperBoards } from '../hall.ts'
import { leafy } from '../leafy.ts'
import type { Flight } from '../flight.ts'
import { placed, type RoomPiece } from '../room-piece.ts'
import type { StairRoom } from '../stair-room.ts'

const WALL = '#ccd2d4'
const UP_IN = 112.5
const GALLERY: Flight = { ...FLIGHT, balconyIn: 144 }
const END_IN = 287

/** Heart scrolls along a gallery, seen across the stairwell in the soft light of the north. */
export function balcony(): StairRoom {
  const oak = { wood: 'white-oak' } as const
  return {
    name: 'balcony',
    isMirrored: true,
    flight: GALLERY,
    parts: {
      balusters: [shown('m-102', BLACK), shown('m-703', BLACK), shown('m-102', BLACK)],
      newel: shown('n-4720', oak),
      rail: shown('c-6720', oak),
      tread: shown('c-8075', oak),
      shoe: shown('sh-101', BLACK),
      rosette: shown('ro-101', oak),
    },
    spandrel: { paint: WALL, hasPanels: false },
    walls: [
      {
        side: 'back',
        atIn: 0,
        fromIn: -60,
        toIn: END_IN,
        topIn: 212,
        paint: WALL,
        openings: [
          {
            kind: 'door',
            fromIn: 164,
            toIn: 196,
            floorIn: UP_IN,
            headIn: UP_IN + 80,
            hasLeaf: true,
          },
        ],
        bases: [
          { fromIn: 143, toIn: 160, onIn: UP_IN },
          { fromIn: 200, toIn: END_IN, onIn: UP_IN },
        ],
        hasCornice: true,
      },
      {
        side: 'right',
        atIn: END_IN,
        fromIn: 0,
        toIn: 240,
        topIn: 212,
        paint: WALL,
        openings: [
          {
            kind: 'window',
            fromIn: 62,
            toIn: 116,
            sillIn: 118,
            headIn: 192,
            panesAcross: 3,
            panesUp: 4,
          },
        ],
        bases: [{ fromIn: 0, toIn: 41, onIn: UP_IN }],
        hasCornice: true,
      },
    ],
    furnishings: furnishings(),
    camera: { at: [92, 160, 122], towards: [222, 143, 36], lensMm: 29, shiftUp: 0 },
    sun: { way: [-0.6, -0.35, -0.4], strength: 1.2, colour: [1, 0.96, 0.9] },
    lamps: [
      {
        at: [END_IN + 9, 155, 89],
        towards: [150, 130, 40],
        sizeIn: [56, 76],
        watts: 110,
        colour: [0.9, 0.95, 1],
      },
      {
        at: [60, 190, 220],
        towards: [200, 120, 20],
        sizeIn: [160, 110],
        watts: 120,
        colour: [0.95, 0.97, 1],
      },
      {
        at: [180, 240, 100],
        towards: [190, 100, 60],
        sizeIn: [200, 120],
        watts: 60,
        colour: [0.96, 0.98, 1],
      },
    ],
    sky: [1.15, 1.3, 1.45],
    world: 0.4,
    exposure: 1,
  }
}

function furnishings(): readonly RoomPiece[] {
  return [
    ...floorBoards({ wood: 'white-oak', x: [-60, END_IN], z: [0, 240], topIn: 0, way: 'x' }),
    ...upperBoards(GALLERY, 'white-oak'),
    ...placed([consoleTable('walnut', 36)], shifted([242, UP_IN, 0.8])),
    ...placed([pot('vase', '#f1ece2')], shifted([252, UP_IN + CONSOLE_IN, 7])),
    ...placed(leafy(BRANCHES), shifted([252, UP_IN + CONSOLE_IN + 9, 7])),
    ...placed([pot('bowl', '#4f6470')], shifted([234, UP_IN + CONSOLE_IN, 7])),
    ...placed(
      framedPicture({
        wideIn: 22,
        highIn: 28,
        frame: 'walnut',
        matIn: 4,
        motif: 'arch',
        colours: ['#ece7da', '#b9c2c4', '#d9a46c', '#5f7986'],
      }),
      shifted([236, UP_IN + 62, 0]),
    ),
    ...placed(pendant('#2b2a28', 40, 5), shifted([194, 170, 88])),
  ]
}

const BRANCHES = {
  stems: 6,
  highIn: 26,
  outIn: 13,
  bare: 0.3,
  stemIn: 0.26,
  leavesPerStem: 14,
  leafIn: 2.8,
  leafWideIn: 1.4,
  green: '#66774f',
  bark: '#5d4a38',
} as const
