import { FAMILIES, type Family } from '@millrun/catalogue/families/families'
import type { Standpoint } from '@millrun/parts/sight/standpoint'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Camera } from '../photographs/camera.ts'
import { showingAll } from '../photographs/framed.ts'
import { partPoints } from '../photographs/part-points.ts'
import type { Coated } from '../coated/coated.ts'
import { mug } from './mug.ts'
import { pencil, PENCIL_LIFT_IN } from './pencil.ts'
import { laid, lying, standing, type StillLife, turned } from './still-life.ts'
import { stool, STOOL_IN } from './stool.ts'

const LENS_MM = 90
/** Heights that pictures of everything may show, in inches. */
const HEIGHTS_IN = [
  8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40, 44, 48, 54, 60, 66, 72,
]
const GLAZE = '#e9e4d8'

type Arranged = Omit<StillLife, 'family'>

/** How the picture in scale of each family is arranged. */
const ARRANGED: Readonly<Partial<Record<Family, () => Arranged>>> = {
  'iron-balusters': () =>
    near(
      { turnDeg: 58, tiltDeg: 44 },
      [22.4, 0.4, 0.4],
      15,
      [laid('m-399', 0, 0), laid('m-301', 0, -2.4), ...pencilAt(18.4, 2.6, 0)],
      'lying metal',
    ),
  'wood-balusters': () =>
    near({ turnDeg: 56, tiltDeg: 36 }, [11.5, 1, 1.4], 19, [
      laid('c-2005', 0, 0),
      laid('c-5005', 0, -3.2),
      ...mug(turned(11, 4.6, -30), GLAZE),
    ]),
  handrails: () =>
    near({ turnDeg: 48, tiltDeg: 26 }, [4.7, 1.4, 1.7], 15, [
      standing('c-6010'),
      ...mug(turned(5.2, 4.1, -60), GLAZE),
    ]),
  newels: () =>
    whole({ turnDeg: -26, tiltDeg: 16 }, [
      standing('n-4520'),
      stool(turned(14.5, 4, 20), 'maple'),
      ...mug(turned(14.5, 4, -20, STOOL_IN - 0.15), '#5f6f77'),
    ]),
  posts: () =>
    whole({ turnDeg: -26, tiltDeg: 16 }, [
      standing('p-1010'),
      stool(turned(14, 4, 20), 'walnut'),
      ...mug(turned(14, 4, -20, STOOL_IN - 0.15), GLAZE),
    ]),
  fittings: () =>
    whole({ turnDeg: 62, tiltDeg: 40 }, [standing('f-7210'), ...mug(turned(-2, 7.2, -40), GLAZE)]),
  brackets: () =>
    whole({ turnDeg: -42, tiltDeg: 24 }, [standing('br-101'), ...pencilAt(-3, 5.2, 24)]),
  rosettes: () =>
    whole({ turnDeg: -20, tiltDeg: 22 }, [
      standing('ro-101', -3.1),
      standing('ro-201', 3.1),
      ...pencilAt(-3.6, 3, 8),
    ]),
  treads: () =>
    whole({ turnDeg: 40, tiltDeg: 30 }, [standing('c-8075'), ...mug(turned(4, 0, -20, 1), GLAZE)]),
  'shoes-knuckles': () =>
    near(
      { turnDeg: -24, tiltDeg: 30 },
      [-0.25, 0.45, 0.3],
      7.2,
      [
        standing('sh-101', -1.4, -0.5),
        standing('kn-201', 0.9, -0.9),
        standing('co-300', 1.1, 0.9),
        ...pencilAt(-0.69, 4.32, 113),
      ],
      'lying metal',
    ),
  accessories: () =>
    whole({ turnDeg: -24, tiltDeg: 26 }, [
      standing('newel-cap-1', -2.2, -2.6),
      standing('shoe-1', 3.1, -1.4),
      standing('knuckle-1', 0, 1.2),
      standing('collar-1', 2.3, 0.8),
      ...pencilAt(-4.6, 4.2, 8),
    ]),
}

/** The picture in scale of every family that has one. */
export function scalePictures(): readonly StillLife[] {
  return FAMILIES.flatMap((family) => {
    const arranged = ARRANGED[family]?.()
    return arranged === undefined ? [] : [{ family, ...arranged }]
  })
}

function pencilAt(xIn: number, zIn: number, turnDeg: number): readonly Coated[] {
  return pencil(lying(xIn, zIn, turnDeg, PENCIL_LIFT_IN))
}

/** Seen from near by: long parts run out of the picture. */
function near(
  from: Standpoint,
  target: SpacePoint,
  heightIn: number,
  pieces: readonly Coated[],
  rig: StillLife['rig'] = 'lying',
): Arranged {
  return { rig, pieces, camera: { ...from, target, heightIn, lensMm: LENS_MM } }
}

/** Everything in the picture. */
function whole(from: Standpoint, pieces: readonly Coated[]): Arranged {
  const places = partPoints(pieces.flatMap(({ solids }) => solids))
  const middleIn = places.reduce((most, [, y]) => Math.max(most, y), 0) / 2
  const start: Camera = { ...from, target: [0, middleIn, 0], heightIn: 1, lensMm: LENS_MM }
  return { rig: 'lying', pieces, camera: showingAll(start, places, HEIGHTS_IN) }
}
