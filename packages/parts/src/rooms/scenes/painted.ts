import { shifted } from '../../solids/moved-solids.ts'
import { floorBoards } from '../floor-boards.ts'
import { framedPicture } from '../framed-picture.ts'
import { carpet } from '../furniture/carpet.ts'
import { curtain } from '../furniture/curtain.ts'
import { earth, pot } from '../furniture/pot.ts'
import { FLIGHT, shown, upperBoards } from '../hall.ts'
import { leafy } from '../leafy.ts'
import { placed, type RoomPiece } from '../room-piece.ts'
import type { StairRoom } from '../stair-room.ts'
import { wallPlace } from '../wall.ts'

const WALL = '#b9c2b0'

/** A cherry volute at the foot of white turned balusters, looked up along the stair, towards evening. */
export function painted(): StairRoom {
  const cherry = { wood: 'cherry' } as const
  return {
    name: 'painted',
    isMirrored: false,
    flight: { ...FLIGHT, balustersPerTread: 2 },
    parts: {
      balusters: [shown('c-2005', { wood: 'primed' })],
      newel: shown('n-4020', cherry),
      rail: shown('c-6010', cherry),
      tread: shown('c-8075', cherry),
      start: {
        fitting: shown('f-7210', cherry),
        post: shown('p-1020', cherry),
        step: shown('c-8025', cherry),
      },
      bracket: shown('br-101', { finish: 'ORB' }),
    },
    spandrel: { paint: '#f1eee7', hasPanels: true },
    walls: [
      {
        side: 'back',
        atIn: 0,
        fromIn: -140,
        toIn: 330,
        topIn: 214,
        paint: WALL,
        bases: [
          { fromIn: -140, toIn: -9, onIn: 0 },
          { fromIn: 143, toIn: 330, onIn: 112.5 },
        ],
        dado: { fromIn: -140, toIn: -12, onIn: 0, highIn: 36, panels: 5 },
        hasCornice: true,
      },
      {
        side: 'right',
        atIn: 272,
        fromIn: 0,
        toIn: 200,
        topIn: 214,
        paint: WALL,
        openings: [
          {
            kind: 'window',
            fromIn: 64,
            toIn: 112,
            sillIn: 26,
            headIn: 98,
            panesAcross: 2,
            panesUp: 4,
          },
          {
            kind: 'window',
            fromIn: 8,
            toIn: 36,
            sillIn: 140,
            headIn: 192,
            panesAcross: 2,
            panesUp: 3,
          },
        ],
        bases: [{ fromIn: 42, toIn: 200, onIn: 0 }],
        hasCornice: true,
      },
      {
        side: 'front',
        atIn: 178,
        fromIn: -140,
        toIn: 272,
        topIn: 214,
        paint: WALL,
        openings: [
          {
            kind: 'window',
            fromIn: -40,
            toIn: 10,
            sillIn: 24,
            headIn: 104,
            panesAcross: 3,
            panesUp: 4,
          },
          {
            kind: 'window',
            fromIn: 96,
            toIn: 146,
            sillIn: 24,
            headIn: 104,
            panesAcross: 3,
            panesUp: 4,
          },
        ],
        bases: [{ fromIn: -140, toIn: 272, onIn: 0 }],
        hasCornice: true,
      },
    ],
    furnishings: furnishings(),
    camera: { at: [-76, 57, 26], towards: [60, 59, 42], lensMm: 24.5, shiftUp: -0.036 },
    sun: { way: [0.35, -0.26, -0.9], strength: 6.5, colour: [1, 0.76, 0.5] },
    lamps: [
      {
        at: [-15, 64, 190],
        towards: [0, 60, 0],
        sizeIn: [50, 80],
        watts: 110,
        colour: [1, 0.93, 0.84],
      },
      {
        at: [-140, 120, 100],
        towards: [40, 60, 30],
        sizeIn: [120, 120],
        watts: 90,
        colour: [1, 0.96, 0.9],
      },
      {
        at: [90, 212, 110],
        towards: [90, 0, 90],
        sizeIn: [200, 80],
        watts: 60,
        colour: [1, 0.94, 0.87],
      },
    ],
    sky: [1.7, 1.5, 1.25],
    world: 0.28,
    exposure: 1.15,
  }
}

function furnishings(): readonly RoomPiece[] {
  const front = wallPlace({ side: 'front', atIn: 178 })
  return [
    ...floorBoards({ wood: 'red-oak', x: [-140, 272], z: [0, 178], topIn: 0, way: 'x' }),
    ...upperBoards(FLIGHT, 'red-oak'),
    ...placed(carpet(120, 66, ['#6a4338', '#2f3a42', '#c4b08a']), shifted([84, 0, 118])),
    ...[-162, -96, -10, 40].flatMap((x) =>
      placed(placed([curtain('#e9dfcd', 14, 112)], shifted([x, 0, 1])), front),
    ),
    ...placed([pot('planter', '#b9a58c'), earth()], shifted([150, 0, 66])),
    ...placed(leafy(FIG), shifted([150, 11, 66])),
    ...[0, 1, 2].flatMap((step) =>
      placed(
        framedPicture({
          wideIn: 17,
          highIn: 21,
          frame: 'walnut',
          matIn: 3.2,
          motif: (['twig', 'hills', 'twig'] as const)[step] ?? 'twig',
          colours: ['#efe7d5', '#7f8d6a', '#a4876a', '#56644e'],
        }),
        shifted([64 + 32 * step, 122 + 24 * step, 0]),
      ),
    ),
  ]
}

const FIG = {
  stems: 4,
  highIn: 62,
  outIn: 18,
  bare: 0.35,
  stemIn: 0.9,
  leavesPerStem: 18,
  leafIn: 10,
  leafWideIn: 6.4,
  green: '#4a6238',
  bark: '#6a5540',
} as const
