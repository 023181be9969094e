import { shifted } from '@millrun/parts/solids/moved-solids'
import { floorBoards } from './floor-boards.ts'
import { framedPicture } from '../furniture/framed-picture.ts'
import { books } from '../furniture/books.ts'
import { carpet } from '../furniture/carpet.ts'
import { CONSOLE_IN, consoleTable } from '../furniture/console-table.ts'
import { pot } from '../furniture/pot.ts'
import { sconce } from '../furniture/sconce.ts'
import { tableLamp } from '../furniture/table-lamp.ts'
import { photographedStair } from './photographed-stair.ts'
import { type Plant, plant } from '../furniture/plant.ts'
import { placed, type Coated } from '../coated/coated.ts'
import { type SceneWall, sceneWall, sceneWindow } from './scene-wall.ts'
import { type Lamp, lamp, type Scene } from './scene.ts'

const WALL = '#4b5a50'
const WARM: Lamp['colour'] = [1, 0.7, 0.42]

/** Square oak balusters and a tapered box newel against deep green, by lamp light after sunset. */
export function craftsman(): Scene {
  return {
    name: 'craftsman',
    isMirrored: true,
    stair: photographedStair({
      pattern: { styles: ['c-5360'], order: [0] },
      newelId: 'n-4810',
      railId: 'c-6710',
      wood: 'red-oak',
      finish: 'SB',
    }),
    boards: 'walnut',
    spandrel: { paint: WALL, hasPanels: false },
    walls: WALLS,
    furnishings: furnishings(),
    camera: { at: [-76, 34, 190], towards: [-6, 34, 0], lensMm: 27, shiftUp: 0.03 },
    sun: { way: [0.8, -0.2, -0.3], strength: 0.02, colour: [0.6, 0.7, 1] },
    lamps: LAMPS,
    sky: [0.07, 0.11, 0.2],
    world: 0.05,
    exposure: 2,
  }
}

const WALLS: readonly SceneWall[] = [
  sceneWall('back', 0, [-132, 300], 230, WALL, {
    bases: [{ along: [-132, -9], onIn: 0 }],
    dado: { along: [-132, -12], highIn: 40 },
  }),
  sceneWall('left', -132, [0, 300], 230, WALL, {
    openings: [sceneWindow([26, 66], [30, 104], [2, 3])],
    bases: [{ along: [0, 300], onIn: 0 }],
  }),
]

function furnishings(): readonly Coated[] {
  return [
    ...floorBoards({ wood: 'walnut', x: [-132, 300], z: [0, 300], topIn: 0, way: 'x' }),
    ...placed([consoleTable('red-oak', 50)], shifted([-62, 0, 1.5])),
    ...placed(tableLamp('#8f5a3a', 3.4), shifted([-74, CONSOLE_IN, 8])),
    ...placed(books(['#6b2f2a', '#c9b78f', '#2f4047']), shifted([-56, CONSOLE_IN, 8])),
    ...placed([pot('vase', '#c9bda4')], shifted([-44, CONSOLE_IN, 8])),
    ...placed(plant(TWIGS), shifted([-44, CONSOLE_IN + 9, 8])),
    ...placed(
      framedPicture([34, 26], 'red-oak', 4, 'hills', [
        '#d9b98a',
        '#b98552',
        '#7d6a4a',
        '#46533f',
        '#2a332d',
      ]),
      shifted([-56, 74, 0]),
    ),
    ...placed(sconce(4), shifted([20, 84, 0])),
    ...placed(sconce(4), shifted([86, 134, 0])),
    ...placed(carpet(110, 64, ['#7a6a52', '#3a3a34']), shifted([-66, 0, 84])),
  ]
}

const TWIGS: Plant = {
  stems: { count: 6, highIn: 22, outIn: 10, thickIn: 0.24, bare: 0.3 },
  leaves: { perStem: 12, longIn: 2.6, wideIn: 1.2 },
  green: '#8a5a34',
  bark: '#4d3a2a',
}

const LAMPS: readonly Lamp[] = [
  lamp([-60, 60, 12], [-60, 0, 40], [12, 12], 14, WARM),
  lamp([-20, 128, 120], [10, 20, 50], [50, 50], 70, [1, 0.78, 0.54]),
  lamp([-110, 100, 260], [20, 40, 20], [120, 90], 46, [1, 0.82, 0.62]),
]
