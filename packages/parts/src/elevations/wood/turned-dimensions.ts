import { blockTopIn, narrowestIn, pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import type { Dimension, LeaderDimension, SpanDimension } from '../dimension.ts'

/** The chain from block to block, the whole length, the block and the diameters that matter. */
export function turnedDimensions(shape: TurnedShape): readonly Dimension[] {
  const blockTop = blockTopIn(shape)
  const places = [0, shape.bottomBlockIn, blockTop - shape.topBlockIn, blockTop, shape.lengthIn]
  const ends = [...new Set(places)]
  const chain = ends.slice(1).map((toIn, index) => along(ends[index] ?? 0, toIn, 0))
  const overall = along(0, shape.lengthIn, chain.length > 1 ? 1 : 0)
  return [...(chain.length > 1 ? chain : []), overall, blockLeader(shape), ...diameters(shape)]
}

function along(fromIn: number, toIn: number, row: number): SpanDimension {
  return { kind: 'along', fromIn, toIn, row }
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
