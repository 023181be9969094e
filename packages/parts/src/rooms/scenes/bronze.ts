import { shifted } from '../../solids/moved-solids.ts'
import { floorBoards } from '../floor-boards.ts'
import { framedPicture } from '../framed-picture.ts'
import { CONSOLE_IN, consoleTable } from '../furniture/console-table.ts'
import { pot } from '../furniture/pot.ts'
import { FLIGHT, shown, upperBoards } from '../hall.ts'
import { leafy } from '../leafy.ts'
import { placed, type RoomPiece } from '../room-piece.ts'
import type { StairRoom } from '../stair-room.ts'

const WALL = '#ddd2c0'

/** Bronze knuckles beside a white newel, seen from near by through an open lens. */
export function bronze(): StairRoom {
  const oak = { wood: 'white-oak' } as const
  const coat = { finish: 'ORB' } as const
  return {
    name: 'bronze',
    isMirrored: false,
    flight: FLIGHT,
    parts: {
      balusters: [shown('m-501', coat), shown('m-502', coat)],
      newel: shown('n-4550', { wood: 'primed' }),
      rail: shown('c-6400', oak),
      tread: shown('c-8075', oak),
      shoe: shown('sh-102', coat),
    },
    spandrel: { paint: '#f1eee7', hasPanels: false },
    walls: [
      {
        side: 'back',
        atIn: 0,
        fromIn: -150,
        toIn: 300,
        topIn: 230,
        paint: WALL,
        openings: [{ kind: 'door', fromIn: -84, toIn: -50, floorIn: 0, headIn: 80, hasLeaf: true }],
        bases: [
          { fromIn: -150, toIn: -88, onIn: 0 },
          { fromIn: -46, toIn: -9, onIn: 0 },
        ],
      },
      {
        side: 'left',
        atIn: -150,
        fromIn: 0,
        toIn: 230,
        topIn: 230,
        paint: WALL,
        openings: [
          {
            kind: 'window',
            fromIn: 28,
            toIn: 88,
            sillIn: 26,
            headIn: 104,
            panesAcross: 3,
            panesUp: 4,
          },
        ],
        bases: [{ fromIn: 0, toIn: 230, onIn: 0 }],
      },
    ],
    furnishings: furnishings(),
    camera: {
      at: [48, 47, 106],
      towards: [1, 35, 36],
      lensMm: 38,
      shiftUp: 0,
      fStop: 1.4,
      focusIn: 82,
    },
    sun: { way: [0.88, -0.24, -0.2], strength: 5, colour: [1, 0.87, 0.7] },
    lamps: [
      {
        at: [-159, 65, 58],
        towards: [0, 50, 50],
        sizeIn: [60, 80],
        watts: 130,
        colour: [0.95, 0.97, 1],
      },
      {
        at: [70, 130, 220],
        towards: [10, 40, 30],
        sizeIn: [120, 120],
        watts: 110,
        colour: [1, 0.97, 0.93],
      },
      {
        at: [-60, 200, 110],
        towards: [-40, 0, 60],
        sizeIn: [120, 80],
        watts: 40,
        colour: [1, 0.97, 0.94],
      },
    ],
    sky: [1.6, 1.62, 1.65],
    world: 0.32,
    exposure: 1,
  }
}

function furnishings(): readonly RoomPiece[] {
  return [
    ...floorBoards({ wood: 'hickory', x: [-150, 300], z: [0, 230], topIn: 0, way: 'x' }),
    ...upperBoards(FLIGHT, 'hickory'),
    ...placed([consoleTable('alder', 34)], shifted([-118, 0, 1.5])),
    ...placed([pot('vase', '#8c9aa0')], shifted([-112, CONSOLE_IN, 8])),
    ...placed(leafy(BRANCHES), shifted([-112, CONSOLE_IN + 9, 8])),
    ...placed(
      framedPicture({
        wideIn: 17,
        highIn: 22,
        frame: 'black',
        matIn: 3,
        motif: 'twig',
        colours: ['#efe9dc', '#7d8a78', '#5b6a60'],
      }),
      shifted([-36, 66, 0]),
    ),
  ]
}

const BRANCHES = {
  stems: 6,
  highIn: 28,
  outIn: 13,
  bare: 0.3,
  stemIn: 0.28,
  leavesPerStem: 14,
  leafIn: 3,
  leafWideIn: 1.5,
  green: '#66774f',
  bark: '#5d4a38',
} as const
