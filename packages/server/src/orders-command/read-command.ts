import { DAY_MS } from '../time-spans.ts'
import { parseArgs } from 'node:util'
import { amountToCents } from '@millrun/commerce/dollars'
import type { OrderFilter } from '../orders/find-order.ts'
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts'
import { CommandFault } from './command-fault.ts'

/** What `npm run orders` is asked to do. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list'; readonly filter: OrderFilter; readonly isJson: boolean }
  | { readonly name: 'export'; readonly filter: OrderFilter }
  | {
      readonly name: 'reconcile'
      readonly filter: OrderFilter
      /** A report of PayPal's to compare instead. */
      readonly settlement: string | undefined
    }
  | { readonly name: 'show'; readonly orderNumber: string }
  | { readonly name: 'withdraw'; readonly orderNumber: string }
  | { readonly name: 'recheck'; readonly orderNumber: string | undefined }
  | {
      readonly name: 'refund'
      readonly orderNumber: string
      /** Undefined for everything that is left. */
      readonly cents: number | undefined
      readonly isAgain: boolean
      /** One payment of an order that was paid twice. */
      readonly captureId: string | undefined
    }
  | {
      readonly name: 'accept' | 'close'
      readonly orderNumber: string
      readonly reason: string
    }

/** As much as fits on a line of the history. */
const LONGEST_REASON = 200
const OPTIONS = {
  status: { type: 'string', multiple: true },
  since: { type: 'string' },
  until: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  again: { type: 'boolean' },
  capture: { type: 'string' },
  settlement: { type: 'string' },
  help: { type: 'boolean' },
} as const
type OptionName = keyof typeof OPTIONS

const FILTERS = ['status', 'since', 'until'] as const
/** Which options a command takes, and how many words may follow it. */
const TAKES: Readonly<Record<string, { options: readonly OptionName[]; words: [number, number] }>> =
  {
    list: { options: [...FILTERS, 'json'], words: [0, 0] },
    export: { options: [...FILTERS, 'csv'], words: [0, 0] },
    reconcile: { options: ['since', 'until', 'settlement'], words: [0, 0] },
    show: { options: [], words: [1, 1] },
    withdraw: { options: [], words: [1, 1] },
    recheck: { options: [], words: [0, 1] },
    refund: { options: ['again', 'capture'], words: [1, 2] },
    accept: { options: [], words: [1, 2] },
    close: { options: [], words: [1, 2] },
  }

/** Reads the words of the command line; throws a `CommandFault` for what cannot be meant. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const [name = 'list', ...words] = positionals
  if (values.help === true || name === 'help') return { name: 'help' }
  const takes = TAKES[name]
  if (takes === undefined) throw new CommandFault(`There is no command "${name}".`)
  const given = Object.keys(values)
  const foreign = given.find((option) => !takes.options.some((taken) => taken === option))
  if (foreign !== undefined) throw new CommandFault(`--${foreign} does not go with "${name}".`)
  const [fewest, most] = takes.words
  if (words.length < fewest) throw new CommandFault(`"${name}" needs the number of an order.`)
  const extra = words[most]
  if (extra !== undefined) throw new CommandFault(`"${name}" does not take "${extra}".`)
  const orderNumber = words[0]?.toUpperCase()
  switch (name) {
    case 'show':
    case 'withdraw':
      return { name, orderNumber: orderNumber ?? '' }
    case 'recheck':
      return { name, orderNumber }
    case 'refund': {
      const { again: isAgain = false, capture: captureId } = values
      const cents = readAmount(words[1])
      if (cents !== undefined && captureId !== undefined) {
        throw new CommandFault(
          '--capture gives one payment back in full: please leave the amount out.',
        )
      }
      return { name, orderNumber: orderNumber ?? '', cents, isAgain, captureId }
    }
    case 'accept':
    case 'close':
      return { name, orderNumber: orderNumber ?? '', reason: readReason(name, words[1]) }
    case 'reconcile':
      return { name, filter: readFilter(values), settlement: values.settlement }
    case 'export':
      if (values.csv !== true) throw new CommandFault('Please say in which form: export --csv')
      return { name, filter: readFilter(values) }
    default:
      return { name: 'list', filter: readFilter(values), isJson: values.json === true }
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true })
  } catch (cause) {
    const option = /'(-[^' ]+)/.exec(cause instanceof Error ? cause.message : '')?.[1]
    throw new CommandFault(`The option ${option ?? ''} was not understood.`, { cause })
  }
}

interface FilterWords {
  readonly status?: string[] | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
}

function readFilter({ status, since, until }: FilterWords): OrderFilter {
  const lastDay = readDay('until', until)
  return {
    statuses: status?.flatMap((names) => names.split(',')).map(readStatus),
    from: readDay('since', since),
    before: lastDay && new Date(lastDay.getTime() + DAY_MS),
  }
}

function readStatus(name: string): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === name)
  if (status !== undefined) return status
  throw new CommandFault(`"${name}" is no status. There are: ${ORDER_STATUSES.join(', ')}.`)
}

/** The first moment of a day in UTC. */
function readDay(option: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const day = new Date(`${text}T00:00:00.000Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)
  if (isDay) return day
  throw new CommandFault(`--${option} needs a day such as 2026-11-21, not "${text}".`)
}

/** It stands in the history of the order. */
function readReason(name: string, text: string | undefined): string {
  const reason = text?.replaceAll(/\p{Cc}/gu, ' ').trim() ?? ''
  if (reason !== '' && reason.length <= LONGEST_REASON) return reason
  throw new CommandFault(`Please say why, in quotes: ${name} MR-7K3Q9XWD "the buyer has agreed"`)
}

function readAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const plain = text.replace(/^\$/, '')
  const cents = amountToCents(plain.includes('.') ? plain : `${plain}.00`)
  if (cents !== undefined) return cents
  throw new CommandFault(`"${text}" is no amount such as 12.50.`)
}
