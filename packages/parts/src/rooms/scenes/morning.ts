import { shifted } from '../../solids/moved-solids.ts'
import { floorBoards } from '../floor-boards.ts'
import { framedPicture } from '../framed-picture.ts'
import { bench } from '../furniture/bench.ts'
import { books } from '../furniture/books.ts'
import { carpet } from '../furniture/carpet.ts'
import { CONSOLE_IN, consoleTable } from '../furniture/console-table.ts'
import { pendant } from '../furniture/pendant.ts'
import { earth, pot } from '../furniture/pot.ts'
import { BLACK, FLIGHT, shown, upperBoards } from '../hall.ts'
import { leafy } from '../leafy.ts'
import { placed, type RoomPiece } from '../room-piece.ts'
import type { StairRoom } from '../stair-room.ts'

const WALL = '#d6d0c2'

/** Baskets between twists under a red oak rail, the whole flight seen square on, in the morning sun. */
export function morning(): StairRoom {
  const oak = { wood: 'red-oak' } as const
  return {
    name: 'morning',
    isMirrored: false,
    flight: FLIGHT,
    parts: {
      balusters: [shown('m-301', BLACK), shown('m-405', BLACK), shown('m-301', BLACK)],
      newel: shown('n-4520', oak),
      rail: shown('c-6010', oak),
      tread: shown('c-8075', oak),
      shoe: shown('sh-101', BLACK),
    },
    spandrel: { paint: '#f1eee7', hasPanels: true },
    walls: [
      {
        side: 'back',
        atIn: 0,
        fromIn: -190,
        toIn: 300,
        topIn: 214,
        paint: WALL,
        openings: [
          { kind: 'door', fromIn: -113, toIn: -81, floorIn: 0, headIn: 80, hasLeaf: true },
        ],
        bases: [
          { fromIn: -190, toIn: -117, onIn: 0 },
          { fromIn: -77, toIn: -9, onIn: 0 },
          { fromIn: 143, toIn: 300, onIn: 112.5 },
        ],
      },
      {
        side: 'left',
        atIn: -190,
        fromIn: 0,
        toIn: 340,
        topIn: 330,
        paint: WALL,
        openings: [
          {
            kind: 'window',
            fromIn: 80,
            toIn: 144,
            sillIn: 50,
            headIn: 176,
            panesAcross: 3,
            panesUp: 6,
          },
        ],
        bases: [{ fromIn: 0, toIn: 340, onIn: 0 }],
      },
    ],
    furnishings: furnishings(),
    camera: { at: [42, 60, 330], towards: [42, 60, 0], lensMm: 30.5, shiftUp: 0.054 },
    sun: { way: [0.84, -0.21, -0.36], strength: 6, colour: [1, 0.88, 0.72] },
    lamps: [
      {
        at: [-200, 112, 112],
        towards: [0, 70, 60],
        sizeIn: [64, 126],
        watts: 190,
        colour: [0.92, 0.96, 1],
      },
      {
        at: [-30, 150, 320],
        towards: [60, 60, 0],
        sizeIn: [220, 140],
        watts: 120,
        colour: [1, 0.98, 0.95],
      },
      {
        at: [60, 210, 120],
        towards: [60, 0, 60],
        sizeIn: [200, 100],
        watts: 45,
        colour: [1, 0.97, 0.94],
      },
    ],
    sky: [1.6, 1.65, 1.7],
    world: 0.3,
    exposure: 1.12,
  }
}

function furnishings(): readonly RoomPiece[] {
  return [
    ...floorBoards({ wood: 'white-oak', x: [-190, 300], z: [-1, 340], topIn: 0, way: 'z' }),
    ...upperBoards(FLIGHT, 'white-oak'),
    ...placed([consoleTable('walnut', 38)], shifted([-45, 0, 0.8])),
    ...placed([pot('bottle', '#40474a')], shifted([-57, CONSOLE_IN, 7])),
    ...placed(leafy(BRANCHES), shifted([-57, CONSOLE_IN + 8, 7])),
    ...placed(books(['#8a4f3b', '#d8cdb8', '#3f4f55']), shifted([-38, CONSOLE_IN, 7])),
    ...placed([pot('bowl', '#e7e0d2')], shifted([-38, CONSOLE_IN + 3.9, 7])),
    ...placed(
      framedPicture({
        wideIn: 25,
        highIn: 32,
        frame: 'walnut',
        matIn: 4.5,
        motif: 'hills',
        colours: ['#e9dfc9', '#c9b48a', '#98a08a', '#5f7368', '#3c4d49'],
      }),
      shifted([-40, 70, 0]),
    ),
    ...placed(carpet(96, 54, ['#6f4b3f', '#2f3a42', '#c9b898']), shifted([-50, 0, 84])),
    ...placed(bench('walnut', '#cfc6b4', 46), shifted([150, 0, 43.2])),
    ...placed([pot('planter', '#d9d2c4'), earth()], shifted([200, 0, 56])),
    ...placed(leafy(TREE), shifted([200, 11, 56])),
    ...placed(pendant('#23211f', 90, 5), shifted([-40, 124, 100])),
  ]
}

const BRANCHES = {
  stems: 6,
  highIn: 30,
  outIn: 15,
  bare: 0.3,
  stemIn: 0.28,
  leavesPerStem: 15,
  leafIn: 2.9,
  leafWideIn: 1.5,
  green: '#66774f',
  bark: '#5d4a38',
} as const
const TREE = {
  stems: 5,
  highIn: 66,
  outIn: 20,
  bare: 0.4,
  stemIn: 0.8,
  leavesPerStem: 19,
  leafIn: 9,
  leafWideIn: 5,
  green: '#3f5a33',
  bark: '#6a5540',
} as const
