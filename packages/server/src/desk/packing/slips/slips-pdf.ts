import { drawPickList } from './draw-pick-list.ts'
import { drawSlip } from './draw-slip.ts'
import { bytesOf, newPaper } from '../../../papers/paper.ts'
import { pickList } from './pick-list.ts'
import type { Slip } from './slip.ts'

/** A pick list over all of these orders and the packing slip of each, which begins a page. */
export async function slipsPdf(slips: readonly Slip[], printed: string): Promise<Buffer> {
  const paper = newPaper('Packing slips')
  drawPickList(paper, pickList(slips), printed)
  for (const slip of slips) drawSlip(paper, slip)
  return bytesOf(paper)
}
