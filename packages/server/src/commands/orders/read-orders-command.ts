import { DAY_MS } from '../../time-spans.ts'
import { parseArgs } from 'node:util'
import { isMonth } from '@millrun/commerce/desk/books/month-query'
import type { ReturnList } from '@millrun/commerce/desk/returns/listed-return'
import { amountToCents } from '@millrun/commerce/dollars'
import { SHIPMENT_MAX } from '@millrun/commerce/desk/shipment-request'
import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import { oneLine } from '@millrun/commerce/text-field'
import type { OrderFilter } from '../../orders/find-order.ts'
import { ORDER_STATUSES, type OrderStatus } from '@millrun/commerce/desk/order-status'
import { CommandFault } from '../command-fault.ts'
import { readReason } from '../command-words.ts'
import { type ReturnCommand, readReturnCommand, readReturnList } from './read-return-command.ts'
import { readPieces } from './read-pieces.ts'

/** What `npm run orders` is asked to do. */
export type OrdersCommand =
  | { readonly name: 'list'; readonly filter: OrderFilter; readonly isJson: boolean }
  | { readonly name: 'export'; readonly filter: OrderFilter }
  | {
      readonly name: 'reconcile'
      readonly filter: OrderFilter
      /** A report of PayPal's to compare instead. */
      readonly settlement: string | undefined
    }
  | {
      readonly name: 'tax'
      /** As `2026-11`. */
      readonly month: string
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
      /** Nothing but tax is given back: its buyer was exempt. */
      readonly isTax: boolean | undefined
      /** The pieces that are given back. */
      readonly lines: readonly Pieces[] | undefined
      /** The pieces come back onto the shelf. */
      readonly isRestocked: boolean
      /** The pieces are not sent any more. */
      readonly cancels: 'pieces' | undefined
      /** The reason, as the buyer reads it. */
      readonly why: string | undefined
    }
  | { readonly name: 'find'; readonly text: string; readonly isJson: boolean }
  | { readonly name: 'late'; readonly isJson: boolean }
  | { readonly name: 'abandoned'; readonly isJson: boolean }
  | {
      readonly name: 'shipped'
      readonly orderNumber: string
      /** Who took it, and the number to ask under; empty when nothing was said. */
      readonly carrier: string
      readonly tracking: string
      /** Pieces by the ids of their lines; undefined for all that is left. */
      readonly lines: readonly Pieces[] | undefined
    }
  | {
      readonly name: 'delay'
      readonly orderNumber: string
      /** The new last day, in New Jersey: `2026-12-18`. */
      readonly newDay: string
      readonly reason: string
    }
  | { readonly name: 'returns'; readonly list: ReturnList; readonly isJson: boolean }
  | ReturnCommand
  | {
      readonly name: 'accept' | 'close' | 'cancel'
      readonly orderNumber: string
      readonly reason: string
    }

const OPTIONS = {
  status: { type: 'string', multiple: true },
  since: { type: 'string' },
  until: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  again: { type: 'boolean' },
  capture: { type: 'string' },
  tax: { type: 'boolean' },
  line: { type: 'string', multiple: true },
  restock: { type: 'boolean' },
  cancel: { type: 'boolean' },
  reason: { type: 'string' },
  month: { type: 'string' },
  tracking: { type: 'string' },
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
    tax: { options: ['month'], words: [0, 0] },
    show: { options: [], words: [1, 1] },
    withdraw: { options: [], words: [1, 1] },
    recheck: { options: [], words: [0, 1] },
    refund: {
      options: ['again', 'capture', 'tax', 'line', 'restock', 'cancel', 'reason'],
      words: [1, 2],
    },
    cancel: { options: [], words: [1, 2] },
    accept: { options: [], words: [1, 2] },
    close: { options: [], words: [1, 2] },
    find: { options: ['json'], words: [1, 1] },
    shipped: { options: ['tracking', 'line'], words: [1, 2] },
    late: { options: ['json'], words: [0, 0] },
    returns: { options: ['json'], words: [0, 1] },
    return: { options: ['line', 'restock'], words: [1, 3] },
    abandoned: { options: ['json'], words: [0, 0] },
    delay: { options: [], words: [3, 3] },
  }

const REFUND_WHY = 'Please say why, in quotes: refund MR-7K3Q9XWD --reason "it came damaged"'
const NUMBER = 'the number of an order'
/** What a command needs that is not told the number of an order alone. */
const NEEDS: Readonly<Record<string, string>> = {
  find: 'what to look for: a number, a name, an address, a phone number, a ZIP code or an item',
  return: 'the number of a return: return R-7K3Q9XWD',
  delay: 'an order, the new last day and why: delay MR-7K3Q9XWD 2026-12-18 "the mill is late"',
}

/** Reads the words of the command line, undefined for help; throws a `CommandFault` for what cannot be meant. */
export function readOrdersCommand(args: readonly string[]): OrdersCommand | undefined {
  const { values, positionals } = parse(args)
  const [name = 'list', ...words] = positionals
  if (values.help === true || name === 'help') return undefined
  const takes = TAKES[name]
  if (takes === undefined) throw new CommandFault(`There is no command "${name}".`)
  const given = Object.keys(values)
  const foreign = given.find((option) => !takes.options.some((taken) => taken === option))
  if (foreign !== undefined) throw new CommandFault(`--${foreign} does not go with "${name}".`)
  const [fewest, most] = takes.words
  if (words.length < fewest) throw new CommandFault(`"${name}" needs ${NEEDS[name] ?? NUMBER}.`)
  const extra = words[most]
  if (extra !== undefined) throw new CommandFault(`"${name}" does not take "${extra}".`)
  return commandOf(name, words, values)
}

type Values = ReturnType<typeof parse>['values']

/** The command with as many words and with such options as it takes. */
function commandOf(name: string, words: readonly string[], values: Values): OrdersCommand {
  const orderNumber = words[0]?.toUpperCase()
  const isJson = values.json === true
  switch (name) {
    case 'find':
      return { name, text: words[0] ?? '', isJson }
    case 'late':
    case 'abandoned':
      return { name, isJson }
    case 'shipped':
      return {
        name,
        orderNumber: orderNumber ?? '',
        carrier: oneLine(words[1] ?? '').slice(0, SHIPMENT_MAX.carrier),
        tracking: oneLine(values.tracking ?? '').slice(0, SHIPMENT_MAX.tracking),
        lines: values.line?.map(readPieces),
      }
    case 'delay': {
      const newDay = readDay('delay', words[1])?.toISOString().slice(0, 10) ?? ''
      const reason = whyOf('delay MR-7K3Q9XWD 2026-12-18', words[2], 'the mill is late')
      return { name, orderNumber: orderNumber ?? '', newDay, reason }
    }
    case 'returns':
      return { name, list: readReturnList(words[0]), isJson }
    case 'return':
      return readReturnCommand(words, values)
    case 'tax':
      return { name, month: readMonth(values.month) }
    case 'show':
    case 'withdraw':
      return { name, orderNumber: orderNumber ?? '' }
    case 'recheck':
      return { name, orderNumber }
    case 'refund':
      return { name, orderNumber: orderNumber ?? '', ...readRefund(words[1], values) }
    case 'cancel':
    case 'accept':
    case 'close':
      return {
        name,
        orderNumber: orderNumber ?? '',
        reason: whyOf(`${name} MR-7K3Q9XWD`, words[1], 'the buyer has agreed'),
      }
    case 'reconcile':
      return { name, filter: readFilter(values), settlement: values.settlement }
    case 'export':
      if (values.csv !== true) throw new CommandFault('Please say in which form: export --csv')
      return { name, filter: readFilter(values) }
    default:
      return { name: 'list', filter: readFilter(values), isJson }
  }
}

interface RefundOptions {
  readonly again?: boolean | undefined
  readonly capture?: string | undefined
  readonly tax?: boolean | undefined
  readonly line?: string[] | undefined
  readonly restock?: boolean | undefined
  readonly cancel?: boolean | undefined
  readonly reason?: string | undefined
}

function readRefund(amount: string | undefined, options: RefundOptions) {
  const { again: isAgain = false, capture: captureId, tax: isTax, line } = options
  const { restock: isRestocked = false, cancel = false, reason } = options
  const cents = readAmount(amount)
  const lines = line?.map(readPieces)
  if (cents !== undefined && captureId !== undefined) {
    throw new CommandFault('--capture gives one payment back in full: please leave the amount out.')
  }
  if (isTax === true && cents === undefined) {
    throw new CommandFault('--tax needs the amount of the tax: refund MR-7K3Q9XWD 3.85 --tax')
  }
  if (lines !== undefined && (cents !== undefined || captureId !== undefined)) {
    throw new CommandFault('--line gives pieces back with their tax: please leave the amount out.')
  }
  if ((isRestocked || cancel) && (cents !== undefined || captureId !== undefined)) {
    throw new CommandFault(
      '--restock and --cancel need pieces: --line m-399=2, or all that is left.',
    )
  }
  const why = reason === undefined ? undefined : readReason(reason, REFUND_WHY)
  const cancels = cancel ? ('pieces' as const) : undefined
  return { cents, isAgain, captureId, isTax, lines, isRestocked, cancels, why }
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
  const lastDay = readDay('--until', until)
  return {
    statuses: status?.flatMap((names) => names.split(',')).map(readStatus),
    from: readDay('--since', since),
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
  throw new CommandFault(`${option} needs a day such as 2026-11-21, not "${text}".`)
}

function readMonth(text = ''): string {
  if (isMonth(text)) return text
  throw new CommandFault('Please say which month: tax --month 2026-11')
}

/** It stands in the history of the order. */
function whyOf(command: string, text: string | undefined, example: string): string {
  return readReason(text, `Please say why, in quotes: ${command} "${example}"`)
}

function readAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const plain = text.replace(/^\$/, '')
  const cents = amountToCents(plain.includes('.') ? plain : `${plain}.00`)
  if (cents !== undefined) return cents
  throw new CommandFault(`"${text}" is no amount such as 12.50.`)
}
