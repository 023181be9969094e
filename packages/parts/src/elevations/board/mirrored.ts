import { moved, type Path } from '../../geometry/path.ts'
import type { Piece, Shading } from '../piece.ts'

/** The pieces with left and right changed, each with the light that it had. */
export function mirrored(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) =>
    piece.kind === 'face'
      ? { ...piece, outline: mirroredPath(piece.outline), shading: mirroredShading(piece.shading) }
      : { ...piece, path: mirroredPath(piece.path) },
  )
}

function mirroredPath(path: Path): Path {
  return moved(path, ([x, y]) => [-x, y])
}

function mirroredShading(shading: Shading): Shading {
  if (shading.run !== 'across') return shading
  const stops = shading.stops.map(([offset, light]) => [1 - offset, light] as const).toReversed()
  return { ...shading, stops }
}
