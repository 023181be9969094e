import { FINISH, type FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { Stair } from '../model/stair.ts'
import type { PartsList } from '../parts-list/parts-list.ts'
import { woodOf } from '../parts-list/wood-of.ts'
import { WOOD_CHOICES, type WoodChoice } from '../design/wood-choice.ts'

/** The finishes and woods that a stair can be built in once more. */
export interface CoatChoices {
  /** Empty for a stair without iron. */
  readonly finishes: readonly FinishCode[]
  /** Empty where nothing of wood is bought. */
  readonly woods: readonly WoodChoice[]
}

/** What there is to choose for a stair: nothing that would change no line of its list. */
export function coatChoices({ parts }: Stair, { lines }: Pick<PartsList, 'lines'>): CoatChoices {
  const hasIron = parts.styles.some(({ kind }) => kind === 'iron')
  const hasWood = lines.some(({ line }) => woodOf(line) !== undefined)
  return {
    finishes: hasIron ? FINISH.options.map(({ code }) => code) : [],
    woods: hasWood ? WOOD_CHOICES : [],
  }
}
