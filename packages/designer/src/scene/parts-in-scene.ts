import type { Solid } from '@millrun/parts/solids/solid'
import type { Stair } from '@millrun/stair/model/stair'
import { type PlacedPart, placedParts } from '@millrun/stair/placements/placed-parts'
import { MeshDepthMaterial, type Scene, type WebGLProgramParametersWithUniforms } from 'three'
import { type DrawnGroup, drawnGroups, solidPlaces } from './forms/drawn-solids.ts'
import { type SolidsOf, withinBudget } from './forms/within-budget.ts'
import { type PartDraw, partDraw } from './part-draws.ts'
import { CUT_VERTEX } from './rooms/room-light.ts'
import { lookOf, type StairMaterials } from './stair-materials.ts'

/** Everything of a stair that is sold, as it stands in a scene. */
export interface PartsInScene {
  /** Shows a stair's parts; false, and as it was before, while solids of them are still being made. */
  readonly show: (stair: Stair) => boolean
  readonly dispose: () => void
}

export function partsInScene(
  scene: Scene,
  materials: StairMaterials,
  solidsOf: SolidsOf,
): PartsInScene {
  const depth = cutDepthMaterial()
  const draws = new Map<string, readonly PartDraw[]>()

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
    return true
  }

  function put(key: string, group: DrawnGroup, solids: readonly Solid[]): void {
    const known = draws.get(key) ?? solids.map(added)
    draws.set(key, known)
    for (const [index, solid] of solids.entries()) {
      const draw = known[index]
      if (draw === undefined) continue
      draw.mesh.castShadow = group.part.group !== 'shoes'
      const material = materials.of(group.part, solid.substance)
      draw.put(solidPlaces(group, solid), material, 1 + index * 3)
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

  return {
    show,
    dispose: () => {
      for (const old of draws.values()) remove(old)
      depth.dispose()
    },
  }
}

function lookKey(part: PlacedPart): string {
  const look = lookOf(part)
  if ('ware' in look) return look.ware
  return 'finish' in look ? look.finish : look.wood
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
