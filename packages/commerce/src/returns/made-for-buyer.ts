import { isCutLine } from '@millrun/catalogue/choosing/cut'

/** Whether what a line id names was cut or made for one buyer: nobody else can use it. */
export function madeForBuyer(lineId: string): 'cut' | 'made' | undefined {
  if (isCutLine(lineId)) return 'cut'
  return lineId.split(/[:,]/).includes('species=special-order') ? 'made' : undefined
}
