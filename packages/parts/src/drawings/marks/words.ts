import type { Point } from '../../geometry/path.ts'
import { TEXT_SIZE } from './ink.ts'
import type { Words } from './mark.ts'

/** Text in dimension blue. */
export function dimensionText(
  at: Point,
  text: string,
  anchor: Words['anchor'],
  more: Pick<Words, 'isUpended' | 'toScale'> = {},
): Words {
  const look = { size: TEXT_SIZE, layer: 'DIMENSIONS', typeface: 'sans' } as const
  return { kind: 'words', text, at, anchor, ...look, ...more }
}

/** Text of the sheet itself. */
export function sheetText(at: Point, size: number, text: string): Words {
  const look = { anchor: 'start', layer: 'TEXT', typeface: 'sans' } as const
  return { kind: 'words', text, at, size, ...look }
}
