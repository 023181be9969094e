import type { Box } from '@millrun/parts/solids/mesh/measured'
import type { Solid } from '@millrun/parts/solids/solid'
import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { contactShadow, SHADOW_CELLS } from './contact-shadow.ts'
import { middleOf } from '../orbit/orbit.ts'

/** The shadow of a part on ground that is not seen itself; from below there is none. */
export function groundUnder(
  solids: readonly Solid[],
  box: Box,
): { readonly mesh: Mesh; readonly dispose: () => void } {
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
  const geometry = new PlaneGeometry(sideIn, sideIn)
  const mesh = new Mesh(geometry, material)
  const [x, , z] = middleOf(box)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(x, box.least[1] - 0.01, z)
  const dispose = () => [alphaMap, material, geometry].forEach((one) => one.dispose())
  return { mesh, dispose }
}

/** A map of opacity is read from its greens. */
function greens(values: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 4 * values.length }, (_, at) => values[at >> 2] ?? 0)
}
