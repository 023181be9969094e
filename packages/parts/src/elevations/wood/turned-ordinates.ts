import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { tellingPlaces } from '../../geometry/telling-places.ts'
import type { Ordinate } from '../dimension.ts'

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
