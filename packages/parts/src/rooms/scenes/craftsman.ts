import { shifted } from '../../solids/moved-solids.ts'
import { floorBoards } from '../floor-boards.ts'
import { framedPicture } from '../framed-picture.ts'
import { books } from '../furniture/books.ts'
import { carpet } from '../furniture/carpet.ts'
import { CONSOLE_IN, consoleTable } from '../furniture/console-table.ts'
import { pot } from '../furniture/pot.ts'
import { sconce } from '../furniture/sconce.ts'
import { tableLamp } from '../furniture/table-lamp.ts'
import { FLIGHT, shown, upperBoards } from '../hall.ts'
import { leafy } from '../leafy.ts'
import { placed, type RoomPiece } from '../room-piece.ts'
import type { RoomLamp, StairRoom } from '../stair-room.ts'

const WALL = '#4b5a50'
const WARM: RoomLamp['colour'] = [1, 0.7, 0.42]

/** Square oak balusters and a tapered box newel against deep green, by lamp light after sunset. */
export function craftsman(): StairRoom {
  const oak = { wood: 'red-oak' } as const
  return {
    name: 'craftsman',
    isMirrored: true,
    flight: { ...FLIGHT, balustersPerTread: 2 },
    parts: {
      balusters: [shown('c-5360', oak)],
      newel: shown('n-4810', oak),
      rail: shown('c-6710', oak),
      tread: shown('c-8075', oak),
    },
    spandrel: { paint: WALL, hasPanels: false },
    walls: [
      {
        side: 'back',
        atIn: 0,
        fromIn: -132,
        toIn: 300,
        topIn: 230,
        paint: WALL,
        bases: [{ fromIn: -132, toIn: -9, onIn: 0 }],
        dado: { fromIn: -132, toIn: -12, onIn: 0, highIn: 40, panels: 4 },
      },
      {
        side: 'left',
        atIn: -132,
        fromIn: 0,
        toIn: 300,
        topIn: 230,
        paint: WALL,
        openings: [
          {
            kind: 'window',
            fromIn: 26,
            toIn: 66,
            sillIn: 30,
            headIn: 104,
            panesAcross: 2,
            panesUp: 3,
          },
        ],
        bases: [{ fromIn: 0, toIn: 300, onIn: 0 }],
      },
    ],
    furnishings: furnishings(),
    camera: { at: [-76, 34, 190], towards: [-6, 34, 0], lensMm: 27, shiftUp: 0.03 },
    sun: { way: [0.8, -0.2, -0.3], strength: 0.02, colour: [0.6, 0.7, 1] },
    lamps: [
      { at: [-60, 60, 12], towards: [-60, 0, 40], sizeIn: [12, 12], watts: 14, colour: WARM },
      {
        at: [-20, 128, 120],
        towards: [10, 20, 50],
        sizeIn: [50, 50],
        watts: 70,
        colour: [1, 0.78, 0.54],
      },
      {
        at: [-110, 100, 260],
        towards: [20, 40, 20],
        sizeIn: [120, 90],
        watts: 46,
        colour: [1, 0.82, 0.62],
      },
    ],
    sky: [0.07, 0.11, 0.2],
    world: 0.05,
    exposure: 2,
  }
}

function furnishings(): readonly RoomPiece[] {
  return [
    ...floorBoards({ wood: 'walnut', x: [-132, 300], z: [0, 300], topIn: 0, way: 'x' }),
    ...upperBoards(FLIGHT, 'walnut'),
    ...placed([consoleTable('red-oak', 50)], shifted([-62, 0, 1.5])),
    ...placed(tableLamp('#8f5a3a', 3.4), shifted([-74, CONSOLE_IN, 8])),
    ...placed(books(['#6b2f2a', '#c9b78f', '#2f4047']), shifted([-56, CONSOLE_IN, 8])),
    ...placed([pot('vase', '#c9bda4')], shifted([-44, CONSOLE_IN, 8])),
    ...placed(leafy(TWIGS), shifted([-44, CONSOLE_IN + 9, 8])),
    ...placed(
      framedPicture({
        wideIn: 34,
        highIn: 26,
        frame: 'red-oak',
        matIn: 4,
        motif: 'hills',
        colours: ['#d9b98a', '#b98552', '#7d6a4a', '#46533f', '#2a332d'],
      }),
      shifted([-56, 74, 0]),
    ),
    ...placed(sconce(4), shifted([20, 84, 0])),
    ...placed(sconce(4), shifted([86, 134, 0])),
    ...placed(carpet(110, 64, ['#54302a', '#1d2426', '#a98d62']), shifted([-66, 0, 84])),
  ]
}

const TWIGS = {
  stems: 6,
  highIn: 22,
  outIn: 10,
  bare: 0.3,
  stemIn: 0.24,
  leavesPerStem: 12,
  leafIn: 2.6,
  leafWideIn: 1.2,
  green: '#8a5a34',
  bark: '#4d3a2a',
} as const
