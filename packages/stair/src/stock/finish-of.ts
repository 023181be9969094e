import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { IronStyle } from './baluster-stock.ts'

/** The finish that a baluster comes in when `wished` is asked for: its own first one where it has no such. */
export function finishOf({ product }: IronStyle, wished: FinishCode): FinishCode {
  const [first = 'SB'] = product.availableColors
  return product.availableColors.includes(wished) ? wished : first
}
