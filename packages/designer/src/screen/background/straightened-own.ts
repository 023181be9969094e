import type { Marking } from '../../photograph/marking.ts'
import type { Photograph } from '../../photograph/read-photograph.ts'
import { straightenedPhotograph } from '../../photograph/straightened-photograph.ts'
import type { OwnPhotograph } from './own-photograph.ts'

/** Fine enough for a large screen. */
const LONGEST_PX = 2048

/** A photograph straightened by its marking, which has no `cornersProblem`. */
export function straightenedOwn(
  photograph: Photograph,
  marking: Marking,
  { middleIn, shift }: Pick<OwnPhotograph, 'middleIn' | 'shift'>,
): OwnPhotograph {
  const straightened = straightenedPhotograph(photograph, marking, LONGEST_PX)
  return { photograph, marking, straightened, middleIn, shift }
}
