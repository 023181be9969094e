import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { blockTopIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { Shape } from '@millrun/catalogue/shape'

/** Half the width of an upright part at a height above its foot, from the foot up. */
type Profile = readonly (readonly [heightIn: number, halfIn: number])[]

/** The outlines of an upright part as it is drawn small: x from its axis, y from its foot, closed. */
export function silhouette(shape: Shape): readonly (readonly (readonly [number, number])[])[] {
  switch (shape.kind) {
    case 'turned':
      return [mirrored(turnedProfile(shape))]
    case 'box-newel':
      return boxProfiles(shape).map(mirrored)
    case 'iron-baluster':
      return [mirrored(bar(shape)), ...shape.ornaments.flatMap(ornamentProfile).map(mirrored)]
    default:
      return []
  }
}

function mirrored(profile: Profile): readonly (readonly [number, number])[] {
  const right = profile.map(([heightIn, halfIn]) => [halfIn, heightIn] as const)
  const left = profile.map(([heightIn, halfIn]) => [-halfIn, heightIn] as const)
  return [...right, ...left.toReversed()]
}

function turnedProfile(shape: TurnedShape): Profile {
  const half = shape.blockIn / 2
  const top = blockTopIn(shape)
  const stations = (all: TurnedShape['stations']) =>
    all.map(([heightIn, diameterIn]) => [heightIn, Math.min(half, diameterIn / 2)] as const)
  const turned = stations(shape.stations)
  const block: Profile =
    shape.topBlockIn > 0
      ? [
          [top - shape.topBlockIn, half],
          [top, half],
        ]
      : turned.length === 0
        ? [[shape.lengthIn, half]]
        : []
  return [
    [0, half],
    ...(turned.length === 0 ? [] : [[shape.bottomBlockIn, half] as const]),
    ...turned,
    ...block,
    ...stations(shape.finial ?? []),
  ]
}

function boxProfiles(shape: BoxNewelShape): readonly Profile[] {
  const { lengthIn, widthIn, topWidthIn, taperFromIn, base, bands, cap } = shape
  const capFromIn = lengthIn - cap.heightIn
  const tip = cap.form === 'pyramid' || cap.form === 'dome' ? 0.15 : 1
  return [
    [
      [0, widthIn / 2],
      [topWidthIn < widthIn ? taperFromIn : 0, widthIn / 2],
      [capFromIn, topWidthIn / 2],
    ],
    ...(base === undefined ? [] : [band(base.fromIn, base.toIn, base.widthIn)]),
    ...bands.map(({ fromIn, toIn, widthIn: wideIn }) => band(fromIn, toIn, wideIn)),
    [
      [capFromIn, cap.widthIn / 2],
      [capFromIn + cap.heightIn * 0.4, cap.widthIn / 2],
      [lengthIn, (cap.widthIn / 2) * tip],
    ],
  ]
}

function band(fromIn: number, toIn: number, wideIn: number): Profile {
  return [
    [fromIn, wideIn / 2],
    [toIn, wideIn / 2],
  ]
}

function bar({ barIn, lengthIn }: IronBalusterShape): Profile {
  return [
    [0, barIn / 2],
    [lengthIn, barIn / 2],
  ]
}

/** What of an ornament is wider than its bar; baskets and leaves swell, the rest is a band. */
function ornamentProfile(ornament: IronOrnament): readonly Profile[] {
  switch (ornament.kind) {
    case 'basket':
      return [swelling(ornament.fromIn, ornament.toIn, ornament.diameterIn / 2)]
    case 'scroll':
    case 'panel':
    case 'ribbon':
      return [swelling(ornament.fromIn, ornament.toIn, ornament.widthIn / 2)]
    case 'knuckle': {
      const { centreIn, heightIn, diameterIn } = ornament
      return [swelling(centreIn - heightIn / 2, centreIn + heightIn / 2, diameterIn / 2)]
    }
    case 'leaf': {
      const { centreIn, lengthIn, widthIn } = ornament
      return [swelling(centreIn - lengthIn / 2, centreIn + lengthIn / 2, widthIn / 2)]
    }
    case 'collar': {
      const { centreIn, heightIn, widthIn } = ornament
      return [
        [
          [centreIn - heightIn / 2, widthIn / 2],
          [centreIn + heightIn / 2, widthIn / 2],
        ],
      ]
    }
    case 'twist':
    case 'hammered':
    case 'belly':
      return []
  }
}

function swelling(fromIn: number, toIn: number, halfIn: number): Profile {
  const steps = 8
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    return [fromIn + (toIn - fromIn) * share, halfIn * Math.sin(Math.PI * share)] as const
  })
}
