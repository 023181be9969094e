import { shifted } from '@millrun/parts/solids/moved-solids'
import { floorBoards } from './floor-boards.ts'
import { framedPicture } from '../furniture/framed-picture.ts'
import { bench } from '../furniture/bench.ts'
import { carpet } from '../furniture/carpet.ts'
import { earth, pot } from '../furniture/pot.ts'
import { photographedStair } from './photographed-stair.ts'
import { type Plant, plant } from '../furniture/plant.ts'
import { placed, type Coated } from '../coated/coated.ts'
import { type SceneWall, sceneWall, sceneWindow } from './scene-wall.ts'
import { type Lamp, lamp, type Scene } from './scene.ts'

const WALL = '#e6e3dc'
const LEFT_IN = -150

/** Plain bars under a flat rail of white oak, looked down upon from a gallery, at bright noon. */
export function straightLines(): Scene {
  return {
    name: 'straight-lines',
    isMirrored: false,
    stair: photographedStair({
      pattern: { styles: ['m-101'], order: [0] },
      shoes: 'none',
      newelId: 'n-4620',
      railId: 'c-6700',
      wood: 'white-oak',
      finish: 'SB',
    }),
    boards: 'white-oak',
    spandrel: { paint: WALL, hasPanels: false },
    walls: WALLS,
    furnishings: furnishings(),
    camera: { at: [-112, 124, 226], towards: [24, 124, 0], lensMm: 26, shiftUp: -0.2 },
    sun: { way: [0.44, -0.52, 0.74], strength: 4.6, colour: [1, 0.95, 0.86] },
    lamps: LAMPS,
    sky: [1.7, 1.72, 1.75],
    world: 0.5,
    exposure: 1.15,
  }
}

const WALLS: readonly SceneWall[] = [
  sceneWall('back', 0, [LEFT_IN, 300], 230, WALL, {
    openings: [sceneWindow([-86, -26], [22, 130], [2, 3])],
    bases: [
      { along: [LEFT_IN, -9], onIn: 0 },
      { along: [143, 300], onIn: 112.5 },
    ],
  }),
  sceneWall('right', 213, [0, 260], 230, WALL, {
    bases: [{ along: [43, 260], onIn: 0 }],
  }),
  sceneWall('left', LEFT_IN, [0, 260], 230, WALL, {
    bases: [{ along: [0, 260], onIn: 0 }],
  }),
]

function furnishings(): readonly Coated[] {
  return [
    ...floorBoards({ wood: 'white-oak', x: [LEFT_IN, 300], z: [0, 260], topIn: 0, way: 'x' }),
    ...placed(carpet(88, 52, ['#cfc6b6', '#a59b88']), shifted([-46, 0, 74])),
    ...placed(bench('white-oak', '#5d6b69', 54), shifted([-56, 0, 1.5])),
    ...placed([pot('planter', '#3d4041'), earth()], shifted([104, 0, 58])),
    ...placed(plant(OLIVE), shifted([104, 11, 58])),
    ...[36, 70, 104].flatMap((x, index) =>
      placed(
        framedPicture(
          [20, 26],
          'black',
          4.5,
          (['arch', 'twig', 'hills'] as const)[index] ?? 'arch',
          ['#eee9dc', '#c58b5f', '#8c9488', '#4d565a', '#2f3638'],
        ),
        shifted([x, 96 + 25.5 * index, 0]),
      ),
    ),
  ]
}

const OLIVE: Plant = {
  stems: { count: 7, highIn: 58, outIn: 20, thickIn: 0.6, bare: 0.4 },
  leaves: { perStem: 42, longIn: 3.4, wideIn: 1.1 },
  green: '#6f7d5c',
  bark: '#6e5f4c',
}

const LAMPS: readonly Lamp[] = [
  lamp([-56, 76, -12], [-30, 40, 100], [60, 108], 190, [0.94, 0.97, 1]),
  lamp([-120, 210, 250], [20, 40, 40], [220, 140], 190, [1, 0.985, 0.96]),
]
