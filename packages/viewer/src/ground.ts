import type { Box } from '@millrun/parts/solids/mesh/measured'
import type { Solid } from '@millrun/parts/solids/solid'
import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { contactShadow, SHADOW_CELLS } from './contact-shadow.ts'
import { middleOf } from './orbit.ts'

/** The shadow of a part on ground that is not seen itself; from below there is none. */
export function groundUnder(solids: readonly Solid[], box: Box): Mesh {
  const { sideIn, darkness } = contactShadow(solids, box)
  const alphaMap = new DataTexture(greens(darkness), SHADOW_CELLS, SHADOW_CELLS)
  alphaMap.magFilter = LinearFilter
  alphaMap.minFilter = LinearFilter
  alphaMap.needsUpdate = true
  const material = new MeshBasicMaterial({
    color: '#1f1b16',
    alphaMap,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  })
  const ground = new Mesh(new PlaneGeometry(sideIn, sideIn), material)
  const [x, , z] = middleOf(box)
  ground.rotation.x = -Math.PI / 2
  ground.position.set(x, box.least[1] - 0.01, z)
  return ground
}

/** A map of opacity is read from its greens. */
function greens(values: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 4 * values.length }, (_, at) => values[at >> 2] ?? 0)
}
