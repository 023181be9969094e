import { shifted } from '@millrun/parts/solids/moved-solids'
import { floorBoards } from './floor-boards.ts'
import { framedPicture } from '../furniture/framed-picture.ts'
import { carpet } from '../furniture/carpet.ts'
import { curtain } from '../furniture/curtain.ts'
import { earth, pot } from '../furniture/pot.ts'
import { type Plant, plant } from '../furniture/plant.ts'
import { placed, type Coated } from '../coated/coated.ts'
import { type SceneWall, sceneWall, sceneWindow } from './scene-wall.ts'
import { type Lamp, lamp, type Scene } from './scene.ts'
import { wallPlace } from './room-solids.ts'
import { voluteStair } from './volute-stair.ts'

const WALL = '#b9c2b0'

/** A cherry volute at the foot of white turned balusters, looked up along the stair, towards evening. */
export function painted(): Scene {
  return {
    name: 'painted',
    isMirrored: false,
    stair: voluteStair(),
    boards: 'red-oak',
    spandrel: { paint: '#f1eee7', hasPanels: true },
    walls: WALLS,
    furnishings: furnishings(),
    camera: { at: [-74, 66, 106], towards: [42, 55, 32], lensMm: 27, shiftUp: 0 },
    sun: { way: [0.35, -0.26, -0.9], strength: 6.5, colour: [1, 0.76, 0.5] },
    lamps: LAMPS,
    sky: [1.7, 1.5, 1.25],
    world: 0.28,
    exposure: 1.15,
  }
}

const WALLS: readonly SceneWall[] = [
  sceneWall('back', 0, [-140, 330], 214, WALL, {
    bases: [
      { along: [-140, -9], onIn: 0 },
      { along: [143, 330], onIn: 112.5 },
    ],
    dado: { along: [-140, -12], highIn: 36 },
    hasCornice: true,
  }),
  sceneWall('right', 272, [0, 200], 214, WALL, {
    openings: [sceneWindow([64, 112], [26, 98], [2, 4]), sceneWindow([8, 36], [140, 192], [2, 3])],
    bases: [{ along: [42, 200], onIn: 0 }],
    hasCornice: true,
  }),
  sceneWall('front', 178, [-140, 272], 214, WALL, {
    openings: [
      sceneWindow([-40, 10], [24, 104], [3, 4]),
      sceneWindow([96, 146], [24, 104], [3, 4]),
    ],
    bases: [{ along: [-140, 272], onIn: 0 }],
    hasCornice: true,
  }),
]

function furnishings(): readonly Coated[] {
  const front = wallPlace({ xIn: 0, zIn: 178, headingDeg: 180 })
  return [
    ...floorBoards({ wood: 'red-oak', x: [-140, 272], z: [0, 178], topIn: 0, way: 'x' }),
    ...placed(carpet(120, 66, ['#b7a88c', '#5d6a62']), shifted([84, 0, 118])),
    ...[-162, -96, -10, 40].flatMap((x) =>
      placed(placed([curtain('#e9dfcd', 14, 112)], shifted([x, 0, 1])), front),
    ),
    ...placed([pot('planter', '#b9a58c'), earth()], shifted([150, 0, 66])),
    ...placed(plant(FIG), shifted([150, 11, 66])),
    ...[0, 1, 2].flatMap((step) =>
      placed(
        framedPicture(
          [17, 21],
          'walnut',
          3.2,
          (['twig', 'hills', 'twig'] as const)[step] ?? 'twig',
          ['#efe7d5', '#7f8d6a', '#a4876a', '#56644e'],
        ),
        shifted([64 + 32 * step, 122 + 24 * step, 0]),
      ),
    ),
  ]
}

const FIG: Plant = {
  stems: { count: 4, highIn: 62, outIn: 18, thickIn: 0.9, bare: 0.35 },
  leaves: { perStem: 18, longIn: 10, wideIn: 6.4 },
  green: '#4a6238',
  bark: '#6a5540',
}

const LAMPS: readonly Lamp[] = [
  lamp([-15, 64, 190], [0, 60, 0], [50, 80], 110, [1, 0.93, 0.84]),
  lamp([-140, 120, 100], [40, 60, 30], [120, 120], 90, [1, 0.96, 0.9]),
  lamp([90, 212, 110], [90, 0, 90], [200, 80], 60, [1, 0.94, 0.87]),
]
