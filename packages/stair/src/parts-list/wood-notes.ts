import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import type { Stair } from '../model/stair.ts'
import type { PartsLine } from './parts-list.ts'
import { woodOf } from './wood-of.ts'

/** Where a part comes in another wood than the one that was chosen, as sentences. */
export function woodNotes({ design }: Stair, lines: readonly PartsLine[]): readonly string[] {
  const wished = SPECIES_NAMES[design.wood]
  const notes = lines.flatMap(({ line }) => {
    const wood = woodOf(line)
    return wood === undefined || wood === wished || isNear(wood, wished)
      ? []
      : [`${line.product.title} comes in ${wood}, not in ${wished}.`]
  })
  return [...new Set(notes)]
}

/** Hard maple is what some families call maple. */
function isNear(wood: string, wished: string): boolean {
  return wished === 'Hard Maple' && wood === 'Maple'
}
