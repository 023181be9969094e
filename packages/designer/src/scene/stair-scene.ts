import type { Design } from '@millrun/stair/design/design'
import type { Stair } from '@millrun/stair/model/stair'
import { Scene } from 'three'
import type { Background } from './background.ts'
import type { SolidsOf } from './forms/within-budget.ts'
import { partsInScene } from './parts-in-scene.ts'
import { stairMaterials } from './stair-materials.ts'
import { surroundings } from './surroundings.ts'

/** A stair in its room, or before a photograph. */
export interface StairScene {
  readonly scene: Scene
  /** Shows a stair; false, and as it was before, while solids of it are still being made. */
  readonly show: (stair: Stair) => boolean
  readonly setBackground: (background: Background) => void
  /** Whether the walls stand that would hide the stair from who looks at all of it. */
  readonly standWalls: (doStand: boolean) => void
  readonly lightFrom: (azimuthDeg: number) => void
  readonly dispose: () => void
}

export function stairScene(solidsOf: SolidsOf, first: Background): StairScene {
  const scene = new Scene()
  const materials = stairMaterials()
  const parts = partsInScene(scene, materials, solidsOf)
  const around = surroundings(scene, materials)
  let background = first
  let shown: Stair | undefined

  return {
    scene,
    show: (stair) => {
      if (!parts.show(stair)) return false
      if (shown === undefined || houseKey(shown) !== houseKey(stair))
        around.build(stair, background)
      shown = stair
      around.renewShadows()
      return true
    },
    setBackground: (next) => {
      if (next === background) return
      background = next
      if (shown !== undefined) around.build(shown, background)
      around.renewShadows()
    },
    standWalls: around.standWalls,
    lightFrom: materials.lightFrom,
    dispose: () => {
      parts.dispose()
      around.dispose()
      materials.dispose()
    },
  }
}

/** What a house does not change with: how its stair looks, and what is ordered with it. */
const LOOKS: ReadonlySet<string> = new Set<keyof Design>([
  'name',
  'room',
  'pattern',
  'finish',
  'wood',
  'shoes',
  'railId',
  'railLengths',
  'newelId',
  'landingNewelId',
  'spares',
  'hardware',
])

/** The same for stairs round which walls, floors and carpentry can stay as they are. */
function houseKey({ design }: Stair): string {
  return JSON.stringify(design, (name, value: unknown) => (LOOKS.has(name) ? undefined : value))
}
