import type { Path } from '../../geometry/path.ts'
import type { Face } from '../piece.ts'

/** The end of a moulding, sawn square, in the light from the left. */
export function sawnEnd(outline: Path): Face {
  return {
    kind: 'face',
    outline,
    shading: {
      run: 'along',
      stops: [
        [0, 0.34],
        [1, 0.46],
      ],
    },
  }
}
