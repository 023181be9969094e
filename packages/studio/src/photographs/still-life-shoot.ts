import { scaleName } from '@millrun/catalogue/pictures/picture-path'
import type { StillLife } from '../still-lifes/still-life.ts'
import { windowOf } from './framed.ts'
import { partPoints } from './part-points.ts'
import { edgesReached, onPixels } from './part-shoot.ts'
import { modelsOf } from '../coated/coated-models.ts'

/** How a still life is photographed: its models with their looks, and the camera; it lies on the white ground. */
export async function stillLifeShoot({ family, pieces, camera, rig }: StillLife) {
  const window = windowOf(camera, partPoints(pieces.flatMap(({ solids }) => solids)))
  return {
    name: scaleName(family),
    models: await modelsOf(scaleName(family), pieces),
    shoot: {
      part: scaleName(family),
      camera,
      rig,
      groundIn: 0,
      runsOut: edgesReached(window),
      window: onPixels(window),
    },
  }
}
