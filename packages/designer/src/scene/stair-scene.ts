import {
  Color,
  DirectionalLight,
  type Mesh,
  MeshDepthMaterial,
  Scene,
  ShaderMaterial,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import type { Stair } from '../model/stair.ts'
import { type PlacedPart, placedParts } from '../placements/placed-parts.ts'
import type { Background } from './background.ts'
import { type DrawnGroup, drawnGroups, solidPlaces } from './drawn-solids.ts'
import { groundShade } from './ground-shade.ts'
import { type PartDraw, partDraw } from './part-draws.ts'
import { photographPlane } from './photograph-plane.ts'
import { cutAwayWalls } from './rooms/cut-away.ts'
import { houseAround } from './rooms/house-around.ts'
import { massifsOf } from './rooms/massif.ts'
import { roomAround } from './rooms/room-around.ts'
import { CUT_VERTEX } from './rooms/room-light.ts'
import { PHOTOGRAPH_LOOK, ROOM_LOOKS } from './rooms/room-look.ts'
import { roomMaterial } from './rooms/room-material.ts'
import { lookOf, stairMaterials } from './stair-materials.ts'
import { sunFor } from './sun.ts'
import { type SolidsOf, withinBudget } from './within-budget.ts'
import { boxOf, stairHull } from './stair-hull.ts'
import type { Solid } from '@millrun/parts/solids/solid'

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

const SHADOW_PX = 2048

export function stairScene(solidsOf: SolidsOf, first: Background): StairScene {
  const scene = new Scene()
  const materials = stairMaterials()
  const surfaces = roomMaterial(materials.lighting, materials.studio)
  const depth = cutDepthMaterial()
  const sun = new DirectionalLight()
  sun.castShadow = true
  sun.shadow.mapSize.set(SHADOW_PX, SHADOW_PX)
  sun.shadow.autoUpdate = false
  sun.shadow.bias = -0.0008
  sun.shadow.normalBias = 0.25
  sun.shadow.radius = 2.4
  scene.add(sun, sun.target)
  const draws = new Map<string, readonly PartDraw[]>()
  let background = first
  let shown: Stair | undefined
  let around: readonly Mesh[] = []
  let doWallsStand = false
  let cutAway: Mesh | undefined
  let clearPhotograph: (() => void) | undefined

  function show(stair: Stair): boolean {
    const groups = drawnGroups(placedParts(stair), lookKey)
    const wanted = withinBudget([...groups.values()], solidsOf)
    if (wanted === undefined) return false
    const keys = new Set(wanted.map(({ key }) => key))
    for (const [key, old] of draws) {
      if (keys.has(key)) continue
      remove(old)
      draws.delete(key)
    }
    for (const { key, group, solids } of wanted) put(key, group, solids)
    const isOtherHouse = shown === undefined || !isSameHouse(shown, stair)
    shown = stair
    if (isOtherHouse) build(stair)
    sun.shadow.needsUpdate = true
    return true
  }

  function put(key: string, group: DrawnGroup, solids: readonly Solid[]): void {
    const known = draws.get(key) ?? solids.map(added)
    draws.set(key, known)
    for (const [index, solid] of solids.entries()) {
      const places = solidPlaces(group, solid)
      const draw = known[index]
      if (draw === undefined) continue
      draw.mesh.castShadow = group.part.group !== 'shoes'
      draw.put(places, materials.of(group.part, solid.substance), 1 + index * 3)
    }
  }

  function added(solid: Solid): PartDraw {
    const draw = partDraw(solid)
    draw.mesh.customDepthMaterial = depth
    scene.add(draw.mesh)
    return draw
  }

  function remove(old: readonly PartDraw[]): void {
    for (const draw of old) {
      scene.remove(draw.mesh)
      draw.dispose()
    }
  }

  /** Everything that is not sold. */
  function build(stair: Stair): void {
    clearAround()
    const house = houseAround(stair)
    const isRoom = background.kind === 'room'
    const look = background.kind === 'room' ? ROOM_LOOKS[background.room] : PHOTOGRAPH_LOOK
    const hull = stairHull(stair)
    const { shell, carpentry, lamps } = roomAround(stair, house, look, surfaces)
    carpentry.castShadow = true
    carpentry.receiveShadow = true
    shell.receiveShadow = true
    around = [carpentry, isRoom ? shell : groundShade(boxOf(hull), materials.lighting)]
    scene.add(...around)
    if (doWallsStand) standWalls()
    scene.background = isRoom ? new Color(look.haze) : null
    materials.lighting.become(look)
    materials.lighting.stand(
      massifsOf(stair, isRoom ? house.walls : []),
      isRoom ? lamps : [],
      house.floorIn,
    )
    sunFor(sun, materials.lighting, hull, house, look)
    clearPhotograph?.()
    clearPhotograph =
      background.kind === 'photograph'
        ? photographPlane(scene, stair, house, background)
        : undefined
  }

  function standWalls(): void {
    if (shown === undefined || background.kind !== 'room' || cutAway !== undefined) return
    cutAway = cutAwayWalls(shown, houseAround(shown), ROOM_LOOKS[background.room], surfaces)
    cutAway.receiveShadow = true
    scene.add(cutAway)
  }

  function takeWallsDown(): void {
    if (cutAway === undefined) return
    scene.remove(cutAway)
    cutAway.geometry.dispose()
    cutAway = undefined
  }

  function clearAround(): void {
    takeWallsDown()
    for (const mesh of around) {
      scene.remove(mesh)
      mesh.geometry.dispose()
      if (mesh.material instanceof ShaderMaterial) mesh.material.dispose()
    }
    around = []
  }

  return {
    scene,
    show,
    setBackground: (next) => {
      background = next
      if (shown !== undefined) build(shown)
      sun.shadow.needsUpdate = true
    },
    standWalls: (doStand) => {
      doWallsStand = doStand
      if (doStand) standWalls()
      else takeWallsDown()
    },
    lightFrom: materials.lightFrom,
    dispose: () => {
      for (const old of draws.values()) remove(old)
      clearAround()
      clearPhotograph?.()
      sun.dispose()
      surfaces.dispose()
      depth.dispose()
      materials.dispose()
    },
  }
}

function lookKey(part: PlacedPart): string {
  const look = lookOf(part)
  if ('ware' in look) return look.ware
  return 'finish' in look ? look.finish : look.wood
}

/** Whether walls, floors and carpentry can stay as they are. */
function isSameHouse(a: Stair, b: Stair): boolean {
  return houseKey(a) === houseKey(b)
}

function houseKey({ design, steps, flights, landing }: Stair): string {
  const { layout, turn, left, right, footing, kneeWallIn, totalRiseIn, balconyIn } = design
  const { balconyStart, balconyEnd } = design
  return JSON.stringify([
    [layout, turn, left, right, footing, kneeWallIn, totalRiseIn],
    [balconyIn, balconyStart, balconyEnd],
    steps,
    flights,
    landing,
  ])
}

/** Shadows are cut as their parts are. */
function cutDepthMaterial(): MeshDepthMaterial {
  const material = new MeshDepthMaterial()
  material.onBeforeCompile = (program: WebGLProgramParametersWithUniforms) => {
    program.vertexShader = program.vertexShader
      .replace('#include <common>', `#include <common>\n${CUT_VERTEX}`)
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\ntransformed = cutAt(transformed);',
      )
  }
  return material
}
