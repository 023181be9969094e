import { shifted } from '@millrun/parts/solids/moved-solids'
import { floorBoards } from './floor-boards.ts'
import { framedPicture } from '../furniture/framed-picture.ts'
import { CONSOLE_IN, consoleTable } from '../furniture/console-table.ts'
import { pendant } from '../furniture/pendant.ts'
import { pot } from '../furniture/pot.ts'
import { photographedStair } from './photographed-stair.ts'
import { type Plant, plant } from '../furniture/plant.ts'
import { placed, type Coated } from '../coated/coated.ts'
import { type SceneWall, sceneDoor, sceneWall, sceneWindow } from './scene-wall.ts'
import { type Lamp, lamp, type Scene } from './scene.ts'

const WALL = '#ccd2d4'
const UP_IN = 112.5
const END_IN = 287

/** Heart scrolls along a gallery, seen across the stairwell in the soft light of the north. */
export function balcony(): Scene {
  return {
    name: 'balcony',
    isMirrored: true,
    stair: photographedStair(
      {
        pattern: { styles: ['m-102', 'm-703'], order: [0, 1, 0] },
        newelId: 'n-4720',
        railId: 'c-6720',
        wood: 'white-oak',
        finish: 'SB',
      },
      { galleryIn: 144, endsAtWall: true },
    ),
    boards: 'white-oak',
    spandrel: { paint: WALL, hasPanels: false },
    walls: WALLS,
    furnishings: furnishings(),
    camera: { at: [92, 160, 122], towards: [222, 143, 36], lensMm: 29, shiftUp: 0 },
    sun: { way: [-0.6, -0.35, -0.4], strength: 1.2, colour: [1, 0.96, 0.9] },
    lamps: LAMPS,
    sky: [1.15, 1.3, 1.45],
    world: 0.4,
    exposure: 1,
  }
}

const WALLS: readonly SceneWall[] = [
  sceneWall('back', 0, [-60, END_IN], 212, WALL, {
    openings: [sceneDoor([164, 196], [UP_IN, UP_IN + 80])],
    bases: [{ along: [143, END_IN], onIn: UP_IN }],
    hasCornice: true,
  }),
  sceneWall('right', END_IN, [0, 240], 212, WALL, {
    openings: [sceneWindow([62, 116], [118, 192], [3, 4])],
    bases: [{ along: [0, 41], onIn: UP_IN }],
    hasCornice: true,
  }),
]

function furnishings(): readonly Coated[] {
  return [
    ...floorBoards({ wood: 'white-oak', x: [-60, END_IN], z: [0, 240], topIn: 0, way: 'x' }),
    ...placed([consoleTable('walnut', 36)], shifted([242, UP_IN, 0.8])),
    ...placed([pot('vase', '#f1ece2')], shifted([252, UP_IN + CONSOLE_IN, 7])),
    ...placed(plant(BRANCHES), shifted([252, UP_IN + CONSOLE_IN + 9, 7])),
    ...placed([pot('bowl', '#4f6470')], shifted([234, UP_IN + CONSOLE_IN, 7])),
    ...placed(
      framedPicture([22, 28], 'walnut', 4, 'arch', ['#ece7da', '#b9c2c4', '#d9a46c', '#5f7986']),
      shifted([236, UP_IN + 62, 0]),
    ),
    ...placed(pendant('#2b2a28', 40, 5), shifted([194, 170, 88])),
  ]
}

const BRANCHES: Plant = {
  stems: { count: 6, highIn: 26, outIn: 13, thickIn: 0.26, bare: 0.3 },
  leaves: { perStem: 14, longIn: 2.8, wideIn: 1.4 },
  green: '#66774f',
  bark: '#5d4a38',
}

const LAMPS: readonly Lamp[] = [
  lamp([END_IN + 9, 155, 89], [150, 130, 40], [56, 76], 110, [0.9, 0.95, 1]),
  lamp([60, 190, 220], [200, 120, 20], [160, 110], 120, [0.95, 0.97, 1]),
  lamp([180, 240, 100], [190, 100, 60], [200, 120], 60, [0.96, 0.98, 1]),
]
