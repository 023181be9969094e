import type { Shape } from '@millrun/catalogue/shape'
import { isShownWhole } from '@millrun/catalogue/shapes/tread-shape'
import type { UprightShape } from '@millrun/parts/elevations/telling-window'
import { tellingWindowOf } from '@millrun/parts/pictures/telling-window-of'
import type { Standpoint } from '@millrun/parts/sight/standpoint'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { boxCorners } from './box-corners.ts'
import type { Camera } from './camera.ts'
import { fittingStandpoint } from './fitting-pose.ts'
import { showingAll, showingLeftEnd } from './framed.ts'
import { ALONG, shortStickIn } from './short-stick.ts'

/** How lamps stand round a part. */
export type Rig = 'standing metal' | 'standing wood' | 'lying' | 'lying metal'

/** On the white ground, hung up as on its wall, or stood so that it runs on beyond the picture, as balusters and newels do. */
export type Setting = 'ground' | 'wall' | 'beyond'

/** How the catalogue shows a part: one camera for all parts of a kind. */
export interface CatalogueView {
  readonly camera: Camera
  readonly setting: Setting
}

const UPRIGHT_TURN_DEG = -24
/** Newels are looked at from a little above, so that caps show their upper side. */
const NEWEL_TILT_DEG = 7
const UPRIGHT_LENS_MM = 120
const LENS_MM = 100
const RAIL: Standpoint = { turnDeg: 48, tiltDeg: 26 }
const BOARD_TILT_DEG = 32
/** Heights that pictures show, in inches: a small part and a large one are never far from one scale. */
const HEIGHTS_IN = [5, 7, 9, 12, 15, 18, 22, 26, 30, 36, 42, 50]

/** Kits are small, and are looked down on as they are laid out. */
const KIT_HEIGHTS_IN = [3.2, 3.7, 4.2, 4.6, 5, 5.7, 6.5, 7.2, 8, 9, 10, 11, 12]

/** Where a part is photographed from for the catalogue. `places` are the corners of its solids, `box` is round them. */
export function catalogueView(
  shape: Shape,
  places: readonly SpacePoint[],
  box: Box,
): CatalogueView {
  const whole = (from: Standpoint, heightsIn: readonly number[]) =>
    onGround(showingAll(cameraFrom(from), places, heightsIn))
  const onWall = (from: Standpoint, heightsIn: readonly number[]): CatalogueView => ({
    ...whole(from, heightsIn),
    setting: 'wall',
  })
  const leftEnd = (from: Standpoint, heightIn: number) =>
    onGround(showingLeftEnd({ ...cameraFrom(from), heightIn }, leftCorners(box, heightIn)))
  if (shortStickIn(shape) !== undefined) return whole(ALONG, HEIGHTS_IN)
  switch (shape.kind) {
    case 'iron-baluster':
    case 'turned':
    case 'box-newel':
      return { camera: uprightCamera(shape), setting: 'beyond' }
    case 'rail':
      return leftEnd(RAIL, 7)
    case 'cove':
      return leftEnd(RAIL, 3.2)
    case 'riser':
      return leftEnd({ turnDeg: 34, tiltDeg: 22 }, 17)
    case 'tread':
      if (!isShownWhole(shape))
        return leftEnd({ turnDeg: 40, tiltDeg: BOARD_TILT_DEG }, endHeight(box))
      return whole({ turnDeg: isLong(box) ? 56 : 40, tiltDeg: BOARD_TILT_DEG }, HEIGHTS_IN)
    case 'fitting':
      return whole(fittingStandpoint(shape), HEIGHTS_IN)
    case 'bracket':
      return onWall({ turnDeg: -42, tiltDeg: 22 }, [7.2])
    case 'tread-bracket':
      return onWall({ turnDeg: -34, tiltDeg: 30 }, HEIGHTS_IN)
    case 'rosette':
      return onWall({ turnDeg: -26, tiltDeg: 14 }, [9.4])
    case 'shoe':
      // Hollow ones are posed in pairs; another is seen from behind, where its screw is.
      if (shape.wallIn !== undefined) return whole({ turnDeg: -24, tiltDeg: 24 }, [4.3])
      return whole({ turnDeg: shape.hasSetScrew ? 156 : -24, tiltDeg: 24 }, [3.3])
    case 'knuckle':
      return whole({ turnDeg: -24, tiltDeg: 24 }, [4])
    case 'collar':
      return whole({ turnDeg: -24, tiltDeg: 24 }, [2.3])
    case 'newel-cap':
      return whole({ turnDeg: -24, tiltDeg: 20 }, [9.5])
    case 'kit':
      return whole({ turnDeg: -16, tiltDeg: 54 }, KIT_HEIGHTS_IN)
  }
}

/** The same window as the detail of its drawing has: the telling length of a baluster, the upper part of a newel. */
function uprightCamera(shape: UprightShape): Camera {
  const { centre, heightIn } = tellingWindowOf(shape)
  const turn = (UPRIGHT_TURN_DEG * Math.PI) / 180
  const isNewel = heightIn > 20
  return {
    target: [centre[0] * Math.cos(turn), centre[1], centre[0] * Math.sin(turn)],
    turnDeg: UPRIGHT_TURN_DEG,
    tiltDeg: isNewel ? NEWEL_TILT_DEG : 0,
    heightIn,
    lensMm: UPRIGHT_LENS_MM,
  }
}

function cameraFrom(from: Standpoint): Camera {
  return { ...from, target: [0, 0, 0], heightIn: 1, lensMm: LENS_MM }
}

function onGround(camera: Camera): CatalogueView {
  return { camera, setting: 'ground' }
}

/** The left end of a long part, as far as the picture is likely to reach. */
function leftCorners({ least, most }: Box, heightIn: number): readonly SpacePoint[] {
  const end = Math.min(most[0], least[0] + heightIn * 0.9)
  return boxCorners({ least, most: [end, most[1], most[2]] })
}

function isLong({ least, most }: Box): boolean {
  return most[0] - least[0] > 2.5 * (most[2] - least[2])
}

/** Height that the picture of a board's end shows: one camera for boards of a size. */
function endHeight({ least, most }: Box): number {
  if (most[1] - least[1] > 4) return 26
  const deepIn = most[2] - least[2]
  if (deepIn > 8) return 20
  return deepIn > 3 ? 11 : 6
}
