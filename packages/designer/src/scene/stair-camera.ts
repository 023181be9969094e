import { eyeOf, LENS_DEG, type Orbit, type ViewSize } from '@millrun/viewer/orbit/orbit'
import { PCFShadowMap, PerspectiveCamera, type WebGLRenderer } from 'three'
import type { Strip } from './pace/strip-picture.ts'
import type { StairScene } from './stair-scene.ts'

/** Draws a stair in its scene as an eye sees it, or a strip of that picture. */
export interface StairCamera {
  readonly fit: (size: ViewSize) => void
  readonly draw: (orbit: Orbit, isWalking: boolean, strip?: Strip) => void
}

const WALK_LENS_DEG = 62

export function stairCamera(renderer: WebGLRenderer, set: StairScene): StairCamera {
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const camera = new PerspectiveCamera()
  return {
    fit: ({ widthPx, heightPx }) => {
      renderer.setSize(widthPx, heightPx, false)
      camera.aspect = widthPx / heightPx
    },
    draw: (orbit, isWalking, strip) => {
      aim(camera, orbit, isWalking, strip)
      set.lightFrom(orbit.azimuthDeg)
      renderer.render(set.scene, camera)
    },
  }
}

function aim(
  camera: PerspectiveCamera,
  orbit: Orbit,
  isWalking: boolean,
  strip: Strip | undefined,
): void {
  camera.fov = isWalking ? WALK_LENS_DEG : LENS_DEG
  camera.near = isWalking ? 3 : Math.max(2, orbit.distanceIn / 40)
  camera.far = orbit.distanceIn + 2400
  camera.position.set(...eyeOf(orbit))
  camera.lookAt(...orbit.target)
  if (strip === undefined) camera.clearViewOffset()
  else {
    const { widthPx, heightPx, fromPx, rowsPx } = strip
    camera.setViewOffset(widthPx, heightPx, 0, fromPx, widthPx, rowsPx)
  }
  camera.updateProjectionMatrix()
}
