import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import { CommandFault } from '../command-fault.ts'

/** `m-399:finish=cv=2`: the number of pieces stands after the last sign. Throws a `CommandFault` for anything else. */
export function readPieces(text: string): Pieces {
  const match = /^(.+)=([1-9]\d{0,5})$/.exec(text)
  if (match === null) {
    throw new CommandFault(`"${text}" names no pieces: --line m-399:finish=cv=2`)
  }
  return { id: match[1] ?? '', quantity: Number(match[2]) }
}
