import { SPECIES } from '@millrun/catalogue/choosing/species-prices'
import { FINISH } from '@millrun/catalogue/choosing/option-group'
import { SPECIES_NAMES, type Species } from '@millrun/catalogue/choosing/species'
import { glbOf } from '@millrun/parts/glb/glb-of'
import { plainLook } from '@millrun/parts/glb/plain-look'
import type { Material } from '@millrun/parts/materials/material'
import { OPTION_WOODS } from '@millrun/parts/materials/chosen-material'
import { rectangleFace, slab } from '../coated/slab.ts'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import type { Camera } from './camera.ts'
import { studioLook } from './studio-look.ts'

/** A finish or a wood, photographed on a plate from edge to edge. */
export interface SwatchPlate {
  /** What the shop calls it: woods by slug and by option code. */
  readonly names: readonly string[]
  readonly material: Material
}

/** The plates of every finish and every wood. */
export function swatchPlates(): readonly SwatchPlate[] {
  const named: readonly (readonly [string, Material])[] = [
    ...FINISH.options.map(({ code }) => [`finish-${code}`, { finish: code }] as const),
    ...Object.keys(SPECIES_NAMES)
      .filter((slug): slug is Species => slug in SPECIES_NAMES)
      .map((wood) => [`species-${wood}`, { wood }] as const),
    ...SPECIES.options.map(
      ({ code }) => [`species-${code}`, { wood: OPTION_WOODS[code] }] as const,
    ),
  ]
  const plates = new Map<string, { names: string[]; material: Material }>()
  for (const [name, material] of named) {
    const key = JSON.stringify(material)
    const plate = plates.get(key) ?? { names: [], material }
    plate.names.push(name.toLowerCase())
    plates.set(key, plate)
  }
  return [...plates.values()]
}

/** On its back, so narrow that it is of one board, its grain from left to right. */
const PLATE = movedSolids(
  [slab('plate', rectangleFace(-2.7, -12, 2.7, 12), -0.5, 0)],
  [{ origin: [0, 0, 0], x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] }],
)

/** How a plate is photographed: iron at a slant, so that one side of it shines, wood from above. */
export async function plateShoot({ names: [name = ''], material }: SwatchPlate) {
  const isMetal = 'finish' in material
  const camera: Camera = {
    target: [0, 0, 0],
    turnDeg: 0,
    tiltDeg: isMetal ? 50 : 64,
    heightIn: isMetal ? 1.6 : 2.4,
    lensMm: 100,
  }
  return {
    models: [{ glb: await glbOf(name, PLATE, plainLook(material)), look: studioLook(material) }],
    shoot: {
      part: name,
      camera,
      rig: 'lying',
      groundIn: null,
      runsOut: [],
      window: [0, 0, 1, 1] as const,
    },
  }
}
