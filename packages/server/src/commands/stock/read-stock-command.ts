import { parseArgs } from 'node:util'
import { amountToCents } from '@millrun/commerce/dollars'
import { newJerseyMidnight } from '@millrun/commerce/delivery/new-jersey-day'
import { productByItem } from '../../shelf/product-by-item.ts'
import { CommandFault } from '../command-fault.ts'

/** What `npm run stock` is asked to do. */
export type StockCommand =
  | { readonly name: 'list' | 'low' }
  | { readonly name: 'moves' | 'uncount' | 'unschedule'; readonly productId: string }
  | {
      readonly name: 'set'
      readonly productId: string
      readonly quantity: number
      readonly expected?: number
    }
  | { readonly name: 'add' | 'level'; readonly productId: string; readonly quantity: number }
  | {
      readonly name: 'price'
      readonly productId: string
      readonly cents: number
      /** Undefined for at once. */
      readonly from: Date | undefined
    }
  | {
      readonly name: 'back'
      readonly productId: string
      /** Null to say no day any more. */
      readonly on: string | null
    }

const OPTIONS = {
  from: { type: 'string' },
  on: { type: 'string' },
  expected: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Which option a command takes, and how many words follow it. */
const TAKES: Readonly<
  Record<string, { readonly words: number; readonly option?: 'from' | 'on' | 'expected' }>
> = {
  list: { words: 0 },
  low: { words: 0 },
  moves: { words: 1 },
  uncount: { words: 1 },
  unschedule: { words: 1 },
  set: { words: 2, option: 'expected' },
  add: { words: 2 },
  level: { words: 2 },
  price: { words: 2, option: 'from' },
  back: { words: 1, option: 'on' },
}

const NEEDS = {
  0: 'nothing more',
  1: 'an item number, such as M-399',
  2: 'an item number and a number: M-399 12',
} as const

/** Reads the words of the command line, undefined for help; throws a `CommandFault` for what cannot be meant. */
export function readStockCommand(args: readonly string[]): StockCommand | undefined {
  const { values, positionals } = parse(args)
  const [name = 'list', ...words] = positionals
  if (values.help === true || name === 'help') return undefined
  const takes = TAKES[name]
  if (takes === undefined) throw new CommandFault(`There is no command "${name}".`)
  for (const option of ['from', 'on', 'expected'] as const) {
    if (values[option] !== undefined && takes.option !== option)
      throw new CommandFault(`--${option} does not go with "${name}".`)
  }
  const need = takes.words === 2 ? NEEDS[2] : NEEDS[1]
  if (words.length < takes.words) throw new CommandFault(`"${name}" needs ${need}.`)
  const extra = words[takes.words]
  if (extra !== undefined) throw new CommandFault(`"${name}" does not take "${extra}".`)
  return commandOf(name, words, values)
}

function commandOf(
  name: string,
  [item = '', number = '']: readonly string[],
  { from, on, expected }: ReturnType<typeof parse>['values'],
): StockCommand {
  switch (name) {
    case 'set':
      return {
        name,
        productId: readItem(item),
        quantity: readCount(number),
        ...(expected !== undefined && { expected: readCount(expected) }),
      }
    case 'add':
    case 'level':
      return { name, productId: readItem(item), quantity: readCount(number) }
    case 'price':
      return {
        name,
        productId: readItem(item),
        cents: readCents(number),
        from: from === undefined ? undefined : newJerseyMidnight(readDay('--from', from)),
      }
    case 'back':
      return {
        name,
        productId: readItem(item),
        on: on === undefined ? null : readDay('--on', on),
      }
    case 'moves':
    case 'uncount':
    case 'unschedule':
      return { name, productId: readItem(item) }
    default:
      return { name: name === 'low' ? 'low' : 'list' }
  }
}

function parse(args: readonly string[]) {
  // Pieces that were lost: `add M-399 -2` names no option.
  const words = args.map((word) => (/^-\d+$/.test(word) ? ` ${word}` : word))
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true, strict: true })
  } catch (cause) {
    const option = /'(-[^' ]+)/.exec(cause instanceof Error ? cause.message : '')?.[1]
    throw new CommandFault(`The option ${option ?? ''} was not understood.`, { cause })
  }
}

function readItem(text: string): string {
  const product = productByItem(text)
  if (product !== undefined) return product.id
  throw new CommandFault(`We do not sell "${text}"; please give an item number, such as M-399.`)
}

function readCount(text: string): number {
  if (/^-?\d{1,7}$/.test(text.trim())) return Number(text)
  throw new CommandFault(`"${text}" is no whole number of pieces.`)
}

function readCents(text: string): number {
  const plain = text.replace(/^\$/, '')
  const cents = amountToCents(plain.includes('.') ? plain : `${plain}.00`)
  if (cents !== undefined) return cents
  throw new CommandFault(`"${text}" is no price such as 34.99.`)
}

function readDay(option: string, text: string): string {
  const midnight = new Date(`${text}T00:00:00.000Z`)
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(`${text}T`)
  if (isDay) return text
  throw new CommandFault(`${option} needs a day such as 2026-12-01, not "${text}".`)
}
