import { shifted } from '@millrun/parts/solids/moved-solids'
import { floorBoards } from './floor-boards.ts'
import { framedPicture } from '../furniture/framed-picture.ts'
import { CONSOLE_IN, consoleTable } from '../furniture/console-table.ts'
import { pot } from '../furniture/pot.ts'
import { type PhotographedStair, photographedStair } from './photographed-stair.ts'
import { type Plant, plant } from '../furniture/plant.ts'
import { placed, type Coated } from '../coated/coated.ts'
import { soldProduct } from './sold-product.ts'
import { type SceneWall, sceneDoor, sceneWall, sceneWindow } from './scene-wall.ts'
import { type Lamp, lamp, type Scene } from './scene.ts'

const WALL = '#ddd2c0'

/** Bronze knuckles beside a white newel, seen from near by through an open lens. */
export function bronze(): Scene {
  return {
    name: 'bronze',
    isMirrored: false,
    stair: inSteppedShoes(),
    boards: 'hickory',
    spandrel: { paint: '#f1eee7', hasPanels: false },
    walls: WALLS,
    furnishings: furnishings(),
    camera: {
      at: [48, 47, 106],
      towards: [1, 35, 36],
      lensMm: 38,
      shiftUp: 0,
      opening: { fStop: 1.4, focusIn: 82 },
    },
    sun: { way: [0.88, -0.24, -0.2], strength: 5, colour: [1, 0.87, 0.7] },
    lamps: LAMPS,
    sky: [1.6, 1.62, 1.65],
    world: 0.32,
    exposure: 1,
  }
}

/** Stair puts tapered shoes under its bars; these are stepped. */
function inSteppedShoes(): PhotographedStair {
  const stair = photographedStair(
    {
      pattern: { styles: ['m-501', 'm-502'], order: [0, 1] },
      newelId: 'n-4550',
      railId: 'c-6400',
      wood: 'white-oak',
      finish: 'ORB',
    },
    { primed: ['n-4550'] },
  )
  const product = soldProduct('sh-102')
  const products = stair.products.map((one) =>
    one.shape.kind === 'shoe' ? { ...one, product, shape: product.shape } : one,
  )
  return { ...stair, products }
}

const WALLS: readonly SceneWall[] = [
  sceneWall('back', 0, [-150, 300], 230, WALL, {
    openings: [sceneDoor([-84, -50], [0, 80])],
    bases: [{ along: [-150, -9], onIn: 0 }],
  }),
  sceneWall('left', -150, [0, 230], 230, WALL, {
    openings: [sceneWindow([28, 88], [26, 104], [3, 4])],
    bases: [{ along: [0, 230], onIn: 0 }],
  }),
]

function furnishings(): readonly Coated[] {
  return [
    ...floorBoards({ wood: 'hickory', x: [-150, 300], z: [0, 230], topIn: 0, way: 'x' }),
    ...placed([consoleTable('alder', 34)], shifted([-118, 0, 1.5])),
    ...placed([pot('vase', '#8c9aa0')], shifted([-112, CONSOLE_IN, 8])),
    ...placed(plant(BRANCHES), shifted([-112, CONSOLE_IN + 9, 8])),
    ...placed(
      framedPicture([17, 22], 'black', 3, 'twig', ['#efe9dc', '#7d8a78', '#5b6a60']),
      shifted([-36, 66, 0]),
    ),
  ]
}

const BRANCHES: Plant = {
  stems: { count: 6, highIn: 28, outIn: 13, thickIn: 0.28, bare: 0.3 },
  leaves: { perStem: 14, longIn: 3, wideIn: 1.5 },
  green: '#66774f',
  bark: '#5d4a38',
}

const LAMPS: readonly Lamp[] = [
  lamp([-159, 65, 58], [0, 50, 50], [60, 80], 130, [0.95, 0.97, 1]),
  lamp([70, 130, 220], [10, 40, 30], [120, 120], 110, [1, 0.97, 0.93]),
  lamp([-60, 200, 110], [-40, 0, 60], [120, 80], 40, [1, 0.97, 0.94]),
]
