import { blockTopIn, narrowestIn, pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import {
  type Dimension,
  type LeaderDimension,
  lengthsAlong,
  type Ordinate,
} from '../../elevations/dimension.ts'
import { tellingPlaces } from '../../geometry/telling-places.ts'

/** The chain from block to block, the whole length, the block and the diameters that matter. */
export function turnedDimensions(shape: TurnedShape): readonly Dimension[] {
  const blockTop = blockTopIn(shape)
  const places = [0, shape.bottomBlockIn, blockTop - shape.topBlockIn, blockTop, shape.lengthIn]
  const chain = lengthsAlong([...new Set(places)], shape.lengthIn)
  return [...chain, blockLeader(shape), ...diameters(shape)]
}

function blockLeader(shape: TurnedShape): LeaderDimension {
  const heightIn = shape.bottomBlockIn / 2
  return {
    kind: 'leader',
    at: [-shape.blockIn / 2, heightIn],
    valueIn: shape.blockIn,
    mark: '□',
    note: shape.stations.length === 0 ? 'throughout' : 'block',
  }
}

function diameters(shape: TurnedShape): readonly LeaderDimension[] {
  if (shape.stations.length === 0) return []
  const thinIn = narrowestIn(shape)
  const thin = shape.stations.find(([, diameterIn]) => diameterIn === thinIn)
  const thick = widestTurning(shape)
  const isPin = pinIn(shape) === thinIn
  return [
    ...(thick ? [diameter(thick, 'widest')] : []),
    ...(thin ? [diameter(thin, isPin ? 'pin, narrowest' : 'narrowest')] : []),
  ]
}

function diameter([heightIn, diameterIn]: Station, note: string): LeaderDimension {
  return { kind: 'leader', at: [-diameterIn / 2, heightIn], valueIn: diameterIn, mark: 'ø', note }
}

/** The thickest bead or swell between the shoulders; the shoulders themselves are no turning yet. */
function widestTurning({ stations, blockIn }: TurnedShape): Station | undefined {
  return stations
    .filter(([, diameterIn], index) => {
      const [before, after] = [stations[index - 1], stations[index + 1]]
      if (before === undefined || after === undefined || diameterIn >= blockIn) return false
      return diameterIn >= before[1] && diameterIn >= after[1]
    })
    .reduce<Station | undefined>(
      (widest, station) => (widest === undefined || station[1] > widest[1] ? station : widest),
      undefined,
    )
}

/** A ball ends in a point, which has no diameter. */
const POINT_IN = 0.1

/** Shoulders, beads, fillets and coves of a turning: what its turner sets out from the bottom. */
export function turnedOrdinates({ stations, finial, blockIn }: TurnedShape): readonly Ordinate[] {
  return [...ordinatesOf(stations, blockIn), ...ordinatesOf(finial ?? [], blockIn)]
}

function ordinatesOf(stations: readonly Station[], blockIn: number): readonly Ordinate[] {
  const places = tellingPlaces(stations.map(([heightIn, diameterIn]) => [diameterIn / 2, heightIn]))
  return places.flatMap(([radiusIn, heightIn], index): readonly Ordinate[] => {
    if (radiusIn < POINT_IN) return []
    if (radiusIn * 2 <= blockIn) {
      return [{ at: [-radiusIn, heightIn], acrossIn: radiusIn * 2, mark: 'ø ' }]
    }
    const isShoulder = index === 0 || index === places.length - 1
    return isShoulder ? [{ at: [-blockIn / 2, heightIn], acrossIn: 'shoulder', mark: '' }] : []
  })
}
