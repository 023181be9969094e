import { z } from 'zod/mini'
import { CustomerInfoSchema, TruckAnswersSchema } from '../functions.ts'
import { ListedOrderSchema } from './listed-order.ts'
import { ListedReturnSchema } from './returns/listed-return.ts'

/** What happened to an order, with who did it where that was a person of the shop; times are ISO texts in UTC. */
export const OrderEventSchema = z.object({
  at: z.string(),
  status: z.string(),
  note: z.string(),
  /** By which the log knows what made it happen; null where nothing in the log did. */
  trace: z._default(z.nullable(z.string()), null),
})

export const OrderNoteSchema = z.object({
  at: z.string(),
  author: z.string(),
  text: z.string(),
  toBuyer: z.boolean(),
})
export type OrderNote = z.infer<typeof OrderNoteSchema>

export const OrderShipmentSchema = z.object({
  number: z.number(),
  carrier: z.string(),
  tracking: z.string(),
  actor: z.string(),
  shippedAt: z.string(),
  lines: z.array(z.object({ id: z.string(), quantity: z.number() })),
})
export type OrderShipment = z.infer<typeof OrderShipmentSchema>

export const OrderRefundSchema = z.object({
  createdAt: z.string(),
  /** As a two-decimal string; null for all that was left while PayPal has not said how much that is. */
  amount: z.nullable(z.string()),
  status: z.string(),
  isTax: z.boolean(),
  note: z.string(),
})

export const OrderDisputeSchema = z.object({
  sentence: z.string(),
  isOpen: z.boolean(),
  /** Until when the shop has to answer at PayPal. */
  respondBy: z.nullable(z.string()),
})

export const OrderMailSchema = z.object({
  kind: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** Why it came back; null for one that did not, as far as is known. */
  bounced: z.nullable(z.string()),
})

/** Packages that are alike, as they were planned when the order was placed. */
export const OrderCartonSchema = z.object({
  count: z.number(),
  /** `carton`, `envelope` or `pallet`, with its sides and weight. */
  text: z.string(),
  holds: z.array(z.object({ item: z.string(), pieces: z.number() })),
})

/** An order with everything that the shop knows of it. Amounts are two-decimal strings. */
export const ShownOrderSchema = z.extend(ListedOrderSchema, {
  customer: CustomerInfoSchema,
  invoiceEmail: z.string(),
  /** Address of the page that its buyer has. */
  pageLink: z.string(),
  payPalOrderId: z.nullable(z.string()),
  captureId: z.nullable(z.string()),
  subtotal: z.string(),
  shipping: z.string(),
  tax: z.string(),
  taxName: z.string(),
  /** Where its tax comes from, in a sentence. */
  taxSource: z.string(),
  captured: z.string(),
  /** The number of the quote that it accepts. */
  quote: z._default(z.nullable(z.string()), null),
  /** Of an order on terms: until when it is to be paid, how much, and on which day it was; days in New Jersey. */
  terms: z._default(
    z.nullable(z.object({ dueOn: z.string(), owed: z.string(), paidOn: z.nullable(z.string()) })),
    null,
  ),
  /** How it travels and when, in sentences. */
  way: z.array(z.string()),
  cartons: z.array(OrderCartonSchema),
  truck: z.nullable(TruckAnswersSchema),
  promisedFrom: z.nullable(z.string()),
  shippedAt: z.nullable(z.string()),
  history: z.array(OrderEventSchema),
  notes: z.array(OrderNoteSchema),
  shipments: z.array(OrderShipmentSchema),
  refunds: z.array(OrderRefundSchema),
  disputes: z.array(OrderDisputeSchema),
  /** What its buyer has returned or reported; a server of before 2026-11-26 does not say it. */
  returns: z._default(z.array(ListedReturnSchema), []),
  mails: z.array(OrderMailSchema),
})
export type ShownOrder = z.infer<typeof ShownOrderSchema>

export const LONGEST_NOTE = 2000

export const NoteRequestSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write something first.'),
      z.maxLength(LONGEST_NOTE, `A note takes at most ${LONGEST_NOTE} letters.`),
    ),
  toBuyer: z._default(z.boolean(), false),
})

/** What was done at the desk, in a sentence. */
export const DoneSchema = z.object({ sentence: z.string() })
