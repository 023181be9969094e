import { shifted } from '@millrun/parts/solids/moved-solids'
import { floorBoards } from './floor-boards.ts'
import { framedPicture } from '../furniture/framed-picture.ts'
import { bench } from '../furniture/bench.ts'
import { books } from '../furniture/books.ts'
import { carpet } from '../furniture/carpet.ts'
import { CONSOLE_IN, consoleTable } from '../furniture/console-table.ts'
import { pendant } from '../furniture/pendant.ts'
import { earth, pot } from '../furniture/pot.ts'
import { photographedStair } from './photographed-stair.ts'
import { type Plant, plant } from '../furniture/plant.ts'
import { placed, type Coated } from '../coated/coated.ts'
import { type SceneWall, sceneDoor, sceneWall, sceneWindow } from './scene-wall.ts'
import { type Lamp, lamp, type Scene } from './scene.ts'

const WALL = '#d6d0c2'

/** Baskets between twists under a red oak rail, the whole flight seen square on, in the morning sun. */
export function morning(): Scene {
  return {
    name: 'morning',
    isMirrored: false,
    stair: photographedStair({
      pattern: { styles: ['m-301', 'm-405'], order: [0, 1, 0] },
      newelId: 'n-4520',
      railId: 'c-6010',
      wood: 'red-oak',
      finish: 'SB',
    }),
    boards: 'white-oak',
    spandrel: { paint: '#f1eee7', hasPanels: true },
    walls: WALLS,
    furnishings: furnishings(),
    camera: { at: [42, 60, 330], towards: [42, 60, 0], lensMm: 30.5, shiftUp: 0.054 },
    sun: { way: [0.84, -0.21, -0.36], strength: 6, colour: [1, 0.88, 0.72] },
    lamps: LAMPS,
    sky: [1.6, 1.65, 1.7],
    world: 0.3,
    exposure: 1.12,
  }
}

const WALLS: readonly SceneWall[] = [
  sceneWall('back', 0, [-190, 300], 214, WALL, {
    openings: [sceneDoor([-113, -81], [0, 80])],
    bases: [
      { along: [-190, -9], onIn: 0 },
      { along: [143, 300], onIn: 112.5 },
    ],
  }),
  sceneWall('left', -190, [0, 340], 330, WALL, {
    openings: [sceneWindow([80, 144], [50, 176], [3, 6])],
    bases: [{ along: [0, 340], onIn: 0 }],
  }),
]

function furnishings(): readonly Coated[] {
  return [
    ...floorBoards({ wood: 'white-oak', x: [-190, 300], z: [-1, 340], topIn: 0, way: 'z' }),
    ...placed([consoleTable('walnut', 38)], shifted([-45, 0, 0.8])),
    ...placed([pot('bottle', '#40474a')], shifted([-57, CONSOLE_IN, 7])),
    ...placed(plant(BRANCHES), shifted([-57, CONSOLE_IN + 8, 7])),
    ...placed(books(['#8a4f3b', '#d8cdb8', '#3f4f55']), shifted([-38, CONSOLE_IN, 7])),
    ...placed([pot('bowl', '#e7e0d2')], shifted([-38, CONSOLE_IN + 3.9, 7])),
    ...placed(
      framedPicture([25, 32], 'walnut', 4.5, 'hills', [
        '#e9dfc9',
        '#c9b48a',
        '#98a08a',
        '#5f7368',
        '#3c4d49',
      ]),
      shifted([-40, 70, 0]),
    ),
    ...placed(carpet(96, 54, ['#b5a68b', '#4f5a5e']), shifted([-50, 0, 84])),
    ...placed(bench('walnut', '#cfc6b4', 46), shifted([150, 0, 43.2])),
    ...placed([pot('planter', '#d9d2c4'), earth()], shifted([200, 0, 56])),
    ...placed(plant(TREE), shifted([200, 11, 56])),
    ...placed(pendant('#23211f', 90, 5), shifted([-40, 124, 100])),
  ]
}

const BRANCHES: Plant = {
  stems: { count: 6, highIn: 30, outIn: 15, thickIn: 0.28, bare: 0.3 },
  leaves: { perStem: 15, longIn: 2.9, wideIn: 1.5 },
  green: '#66774f',
  bark: '#5d4a38',
}
const TREE: Plant = {
  stems: { count: 5, highIn: 66, outIn: 20, thickIn: 0.8, bare: 0.4 },
  leaves: { perStem: 19, longIn: 9, wideIn: 5 },
  green: '#3f5a33',
  bark: '#6a5540',
}

const LAMPS: readonly Lamp[] = [
  lamp([-200, 112, 112], [0, 70, 60], [64, 126], 190, [0.92, 0.96, 1]),
  lamp([-30, 150, 320], [60, 60, 0], [220, 140], 120, [1, 0.98, 0.95]),
  lamp([60, 210, 120], [60, 0, 60], [200, 100], 45, [1, 0.97, 0.94]),
]
