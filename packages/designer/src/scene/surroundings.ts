import type { Stair } from '@millrun/stair/model/stair'
import { houseAround } from '@millrun/stair/room/house/house-around'
import { Color, DirectionalLight, type Mesh, type Scene, ShaderMaterial } from 'three'
import type { Background } from './background.ts'
import { groundShade } from './photograph/ground-shade.ts'
import { photographLook } from './photograph/photograph-look.ts'
import { photographPlane } from './photograph/photograph-plane.ts'
import { cutAwayWalls, roomMeshes } from './rooms/room-meshes.ts'
import { ROOM_LOOKS } from './rooms/room-look.ts'
import { roomMaterial } from './rooms/room-material.ts'
import { shadeBlocks } from './rooms/shade-blocks.ts'
import { boxOf, stairHull } from './stair-hull.ts'
import type { StairMaterials } from './stair-materials.ts'
import { sunFor } from './sun.ts'

/** Everything round a stair that is not sold: its house, a room or a photograph, and the light in it. */
export interface Surroundings {
  readonly build: (stair: Stair, background: Background) => void
  /** Whether the walls stand that would hide the stair from who looks at all of it. */
  readonly standWalls: (doStand: boolean) => void
  /** Parts have moved: shadows fall elsewhere. */
  readonly renewShadows: () => void
  readonly dispose: () => void
}

const SHADOW_PX = 2048

export function surroundings(scene: Scene, materials: StairMaterials): Surroundings {
  const surfaces = roomMaterial(materials.lighting, materials.studio)
  const sun = shadowedSun()
  scene.add(sun, sun.target)
  let built: { readonly stair: Stair; readonly background: Background } | undefined
  let around: readonly Mesh[] = []
  let doWallsStand = false
  const cutAway = standingWalls(scene, surfaces)
  let clearPhotograph: (() => void) | undefined

  function build(stair: Stair, background: Background): void {
    clear()
    built = { stair, background }
    const house = houseAround(stair)
    const isRoom = background.kind === 'room'
    const look =
      background.kind === 'room' ? ROOM_LOOKS[background.room] : photographLook(background)
    const hull = stairHull(stair)
    const { shell, carpentry, lamps } = roomMeshes(stair, house, look, surfaces)
    carpentry.castShadow = true
    for (const mesh of [carpentry, shell]) mesh.receiveShadow = true
    around = [carpentry, isRoom ? shell : groundShade(boxOf(hull), materials.lighting)]
    scene.add(...around)
    if (doWallsStand) cutAway.stand(stair, background)
    scene.background = isRoom ? new Color(look.haze) : null
    materials.lighting.become(look)
    const blocks = shadeBlocks(stair, isRoom ? house.walls : [])
    materials.lighting.stand(blocks, isRoom ? lamps : [], house.floorIn)
    sunFor(sun, materials.lighting, hull, house, look)
    if (!isRoom) clearPhotograph = photographPlane(scene, stair, house, background)
  }

  function clear(): void {
    cutAway.takeDown()
    clearPhotograph?.()
    clearPhotograph = undefined
    for (const mesh of around) takeDown(scene, mesh)
    around = []
  }

  return {
    build,
    standWalls: (doStand) => {
      doWallsStand = doStand
      if (!doStand) cutAway.takeDown()
      else if (built !== undefined) cutAway.stand(built.stair, built.background)
    },
    renewShadows: () => {
      sun.shadow.needsUpdate = true
    },
    dispose: () => {
      clear()
      sun.dispose()
      surfaces.dispose()
    },
  }
}

/** The walls that are cut away for who looks at the whole. */
function standingWalls(scene: Scene, surfaces: ReturnType<typeof roomMaterial>) {
  let walls: Mesh | undefined
  return {
    stand: (stair: Stair, background: Background) => {
      if (background.kind !== 'room' || walls !== undefined) return
      walls = cutAwayWalls(stair, houseAround(stair), ROOM_LOOKS[background.room], surfaces)
      walls.receiveShadow = true
      scene.add(walls)
    },
    takeDown: () => {
      if (walls !== undefined) takeDown(scene, walls)
      walls = undefined
    },
  }
}

/** The surfaces of all rooms share a material that stays. */
function takeDown(scene: Scene, mesh: Mesh): void {
  scene.remove(mesh)
  mesh.geometry.dispose()
  if (mesh.material instanceof ShaderMaterial) mesh.material.dispose()
}

function shadowedSun(): DirectionalLight {
  const sun = new DirectionalLight()
  sun.castShadow = true
  sun.shadow.mapSize.set(SHADOW_PX, SHADOW_PX)
  sun.shadow.autoUpdate = false
  sun.shadow.bias = -0.0008
  sun.shadow.normalBias = 0.25
  sun.shadow.radius = 2.4
  return sun
}
