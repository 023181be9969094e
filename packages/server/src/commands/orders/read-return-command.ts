import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import { RETURN_LISTS, type ReturnList } from '@millrun/commerce/desk/returns/listed-return'
import { CommandFault } from '../command-fault.ts'
import { readReason } from '../command-words.ts'
import { readPieces } from './read-pieces.ts'

/** What is done about one return; without a deed it is shown. */
export type ReturnCommand = { readonly name: 'return'; readonly number: string } & (
  | { readonly deed: 'show' | 'approve' | 'keep' }
  | { readonly deed: 'refuse' | 'refund' | 'close'; readonly reason: string }
  | {
      readonly deed: 'receive'
      readonly lines: readonly Pieces[]
      /** They go onto the shelf. */
      readonly isRestocked: boolean
    }
)

interface Options {
  readonly line?: string[] | undefined
  readonly restock?: boolean | undefined
}

/** Reads which returns are meant; throws a `CommandFault` for what cannot be. */
export function readReturnList(text = 'waiting'): ReturnList {
  const list = RETURN_LISTS.find((one) => one === text)
  if (list !== undefined) return list
  throw new CommandFault(`"${text}" is no list. There are: ${RETURN_LISTS.join(', ')}.`)
}

/** Reads what is done about a return; throws a `CommandFault` for what cannot be meant. */
export function readReturnCommand(
  [number = '', deed = 'show', why]: readonly string[],
  { line, restock: isRestocked = false }: Options,
): ReturnCommand {
  const named = { name: 'return', number: number.toUpperCase() } as const
  if (deed !== 'receive' && (line !== undefined || isRestocked)) {
    throw new CommandFault('--line and --restock go with "receive" alone.')
  }
  switch (deed) {
    case 'show':
    case 'approve':
    case 'keep':
      return { ...named, deed }
    case 'refuse':
    case 'close':
      return { ...named, deed, reason: whyOf(deed, why) }
    case 'refund':
      return { ...named, deed, reason: whyOf(deed, why ?? `Return ${named.number}`) }
    case 'receive':
      if (line === undefined) {
        throw new CommandFault('Please say which pieces are here: --line m-399:finish=cv=2')
      }
      return { ...named, deed, lines: line.map(readPieces), isRestocked }
    default:
      throw new CommandFault(
        `"${deed}" is nothing that is done about a return: approve, keep, refuse, receive, refund or close it.`,
      )
  }
}

function whyOf(deed: string, text: string | undefined): string {
  return readReason(
    text,
    `Please say why, in quotes: return R-7K3Q9XWD ${deed} "they were painted"`,
  )
}
