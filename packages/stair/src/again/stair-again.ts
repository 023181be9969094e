import { type FinishCode, finishName } from '@millrun/catalogue/choosing/option-group'
import { fittedDesign } from '../choices/fitted-design.ts'
import type { Design } from '../design/design.ts'
import { buildStair } from '../model/build-stair.ts'
import type { Stair } from '../model/stair.ts'
import { partsOf } from '../model/stair-parts.ts'
import { type PartsList, partsList } from '../parts-list/parts-list.ts'
import { woodNotes } from '../parts-list/wood-notes.ts'
import type { IronStyle } from '../stock/baluster-stock.ts'
import { finishOf } from '../stock/finish-of.ts'

/** What a stair is coated with and made of: all that changes when it is built once more. */
export type Coat = Pick<Design, 'finish' | 'wood'>

/** A stair that is built once more, and what it takes. */
export interface StairAgain {
  readonly stair: Stair
  readonly list: PartsList
  /** What does not come as it was wished, part by part, and what gave way, as sentences. */
  readonly notes: readonly string[]
}

/**
 * The same stair in another coat, fitted as the designer fits what is chosen. Iron keeps to one finish: while one of its
 * balusters is not sold in the wished one, all of it stays in the finish of before.
 */
export function stairAgain(before: Design, { finish, wood }: Coat): StairAgain {
  const iron = partsOf(before).styles.filter((style) => style.kind === 'iron')
  const staying = iron.filter((style) => finishOf(style, finish) !== finish)
  const [first] = staying
  const kept = first === undefined ? finish : finishOf(first, before.finish)
  const { design, notes } = fittedDesign({ ...before, finish: kept, wood })
  const stair = buildStair(design)
  const list = partsList(stair)
  return {
    stair,
    list,
    notes: [
      ...staying.map((style) => stayingText(style, finish, design.finish)),
      ...(staying.length > 0 && staying.length < iron.length ? [togetherText(design.finish)] : []),
      ...notes,
      ...woodNotes(stair, list.lines),
    ],
  }
}

function stayingText(style: IronStyle, wished: FinishCode, kept: FinishCode): string {
  const own = finishName(finishOf(style, kept))
  return `${style.product.title} is not sold in ${finishName(wished)} and stays in ${own}.`
}

function togetherText(kept: FinishCode): string {
  return `The other iron stays in ${finishName(kept)} with it, as one stair takes one finish.`
}
