import { z } from 'zod/mini'
import { ORDER_TOKEN } from './order-page.ts'
import { QuoteTokenSchema } from './quotes/told-quote.ts'
import { ReturnableLineSchema, ToldReturnSchema } from './returns/told-return.ts'
import { oneLine } from './text-field.ts'
import { PricingTicketSchema } from './trade/pricing-ticket.ts'

/** Where the functions live below their origin; the backend client adds it by itself. */
export const FUNCTIONS_PATH = '/functions/v1'

export const FUNCTION_NAMES = [
  'validate-address',
  'get-paypal-config',
  'create-paypal-order',
  'capture-paypal-order',
  'order-status',
  'send-order-mail',
  'offer-exemption',
  'check-exemption',
  'answer-delay',
  'ask-return',
  'return-slip',
  'rate-products',
  'stop-rating-mails',
  'quote',
  'quote-pdf',
] as const
export type FunctionName = (typeof FUNCTION_NAMES)[number]

/**
 * Keeps absurd bodies out, and characters that neither a database nor PayPal takes, control characters and halves of
 * characters, with those that turn the text around them. What a field may hold is judged, with a sentence, by the
 * checkout form.
 */
const short = z.string().check(z.overwrite(withoutOddCharacters), z.maxLength(500))
const amount = z.string().check(z.maxLength(20))

function withoutOddCharacters(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, ' ')
}

export const AddressSchema = z.object({
  streetAddress: short,
  secondaryAddress: z._default(short, ''),
  city: z._default(short, ''),
  state: short,
  zipCode: z._default(short, ''),
})
export type Address = z.infer<typeof AddressSchema>

export const StandardizedAddressSchema = z.extend(AddressSchema, { zipPlus4: z.string() })
export type StandardizedAddress = z.infer<typeof StandardizedAddressSchema>

export const AddressCheckSchema = z.object({
  isValid: z.boolean(),
  original: z.optional(AddressSchema),
  standardized: z.optional(StandardizedAddressSchema),
  warnings: z._default(z.array(z.string()), []),
  error: z.optional(z.string()),
  /** True when the postal service itself knows the address. */
  confirmed: z.optional(z.boolean()),
})
export type AddressCheck = z.infer<typeof AddressCheckSchema>

/** What is wrong with an address when nobody says it more precisely. */
export const ADDRESS_NOT_FOUND =
  'The address could not be validated with USPS. Please check your address details.'

export const PayPalConfigSchema = z.object({
  clientId: z.string(),
  /** Where the provider's script is loaded from, when that is not PayPal itself. */
  sdkBase: z.optional(z.string()),
  /** Which table of tax the server prices with, when it is not the specified one. */
  taxTable: z.optional(z.enum(['destination'])),
})
export type PayPalConfig = z.infer<typeof PayPalConfigSchema>

export const OrderLineSchema = z.object({
  id: short,
  title: z._default(short, ''),
  category: z._default(short, ''),
  image: z._default(short, ''),
  price: amount,
  quantity: z.number(),
})
export type OrderLine = z.infer<typeof OrderLineSchema>

export const CustomerInfoSchema = z.object({
  email: short,
  firstName: short,
  lastName: short,
  phone: short,
  streetAddress: z._default(short, ''),
  secondaryAddress: z._default(short, ''),
  city: z._default(short, ''),
  state: z._default(short, ''),
  zipCode: z._default(short, ''),
})
export type CustomerInfo = z.infer<typeof CustomerInfoSchema>

export const TruckAnswersSchema = z.object({
  place: z.enum(['residence', 'business']),
  liftGate: z.boolean(),
  limitedAccess: z.boolean(),
})

const DELIVERY_MODES = ['letter', 'parcel', 'freight', 'pickup'] as const

/** The code of a certificate as a buyer types it. */
export const ExemptionCodeSchema = z.string().check(z.overwrite(oneLine), z.maxLength(40))

export const OrderDataSchema = z.object({
  items: z.array(OrderLineSchema),
  customerInfo: CustomerInfoSchema,
  subtotal: amount,
  tax: amount,
  shipping: amount,
  total: amount,
  pickup: z._default(z.boolean(), false),
  /** Which cart this is: of the orders with the same one, only one is ever paid. */
  cartId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))),
  // However long: what is refused is refused with its own sentence.
  poNumber: z.optional(z.string()),
  jobName: z.optional(z.string()),
  invoiceEmail: z.optional(z.string()),
  /** The code of a certificate that takes the tax off. */
  exemption: z.optional(ExemptionCodeSchema),
  /** What says by which price list the buyer buys; left out for everybody's prices. */
  ticket: z.optional(PricingTicketSchema),
  /** The quote that is accepted with it, by its token: what was agreed there is charged. */
  quote: z.optional(QuoteTokenSchema),
  /** What the buyer answered about a truck; there when the order goes by one. */
  truck: z.optional(TruckAnswersSchema),
})
export type OrderData = z.infer<typeof OrderDataSchema>

export const CreateOrderRequestSchema = z.object({
  amount,
  currency: z.string().check(z.maxLength(10)),
  orderData: OrderDataSchema,
})
export type CreateOrderRequest = z.infer<typeof CreateOrderRequestSchema>

export const CreateOrderResponseSchema = z.object({ orderID: z.string() })

export const CaptureOrderRequestSchema = z.object({
  orderID: z.string().check(z.regex(/^[A-Z0-9]{1,36}$/)),
  orderData: z.optional(OrderDataSchema),
})

export const CaptureOrderResponseSchema = z.object({
  success: z.boolean(),
  orderNumber: z.optional(z.string()),
  error: z.optional(z.string()),
  /** Path of the page that shows the order, once there is one to show. */
  orderLink: z.optional(z.string()),
  /** Money may have been taken and the outcome is not final. */
  pending: z.optional(z.boolean()),
  /** The same PayPal order may be approved again with another way to pay. */
  restart: z.optional(z.boolean()),
})
export type CaptureOrderResponse = z.infer<typeof CaptureOrderResponseSchema>

export const OrderStatusRequestSchema = z.object({
  /** The last part of the address of the order's page. */
  token: z.string().check(z.regex(ORDER_TOKEN)),
  /** The payment provider is asked first, when the outcome is not final. */
  again: z._default(z.boolean(), false),
})
export type OrderStatusRequest = z.infer<typeof OrderStatusRequestSchema>

/** How an order travels and when. */
const OrderDeliverySchema = z.object({
  mode: z.enum(DELIVERY_MODES),
  /** How many packages, and what they weigh together, in pounds. */
  cartons: z.number(),
  weightLb: z.number(),
  /** Why it goes by truck, a sentence each. */
  reasons: z.array(z.string()),
  /** That its truck needs a call, where it does, in a sentence. */
  call: z.optional(z.string()),
  /** First and last day on which it ships or can be picked up, as days in New Jersey: `2026-11-30`. */
  from: z.string(),
  to: z.string(),
  /** The days are others than it was placed with: a later last day, `to`, that the buyer knows of and has not refused. */
  isAgreed: z.optional(z.boolean()),
  /** When it was handed to its carrier. */
  shippedAt: z.optional(z.string()),
  truck: z.optional(TruckAnswersSchema),
})
export type OrderDelivery = z.infer<typeof OrderDeliverySchema>

/** A later day that a buyer is asked to agree to. Days are those of New Jersey: `2026-12-18`. */
export const DelayResponseSchema = z.object({
  orderNumber: z.string(),
  pickup: z.boolean(),
  /** The last day that was said before, and the new one. */
  promisedTo: z.string(),
  newDay: z.string(),
  /** Why it is late, in the shop's words. */
  reason: z.string(),
  /** What no answer is taken for, and until when one is waited for. */
  silence: z.enum(['wait', 'refund']),
  answerBy: z.string(),
  /** What is given back to a buyer who cancels, as a two-decimal string. */
  left: z.string(),
  /** `closed`: the money went back before this was answered. */
  state: z.enum(['open', 'waiting', 'cancelled', 'shipped', 'closed']),
  /** All of the money went back. */
  refunded: z.boolean(),
  /** It is on terms and not paid yet: what is cancelled is not owed any more, and nothing goes back. */
  isOwed: z.optional(z.boolean()),
})
export type DelayResponse = z.infer<typeof DelayResponseSchema>

const SentLineSchema = z.object({ title: z.string(), quantity: z.number() })

/** What has left of an order at one time. */
const SentShipmentSchema = z.object({
  shippedAt: z.string(),
  /** Who took it, and the number to ask under; empty where that was not said. */
  carrier: z.string(),
  tracking: z.string(),
  /** Where the carrier says how far it is. */
  trackingLink: z.optional(z.string()),
  lines: z.array(SentLineSchema),
})
export type SentShipment = z.infer<typeof SentShipmentSchema>

/** An order as its own page shows it; money as two-decimal strings. */
export const OrderStatusResponseSchema = z.object({
  orderNumber: z.string(),
  /**
   * `pending`: money may have been taken, and the outcome is not final. `on_terms`: to be paid until `dueOn`.
   * `credited`: it was on terms, and nothing of it is owed any more, as all of it was taken off.
   */
  status: z.enum(['unpaid', 'pending', 'on_terms', 'paid', 'declined', 'refunded', 'credited']),
  /** Of an order on terms: the day in New Jersey until which it is to be paid, and how much. */
  dueOn: z.optional(z.string()),
  owed: z.optional(z.string()),
  placedAt: z.string(),
  pickup: z.boolean(),
  /** City and state that it ships to, for pages that do not know `address` yet. */
  place: z.optional(z.string()),
  /** Whose it is and where it ships to; the page tells no more of the buyer. */
  buyer: z.optional(z.string()),
  address: z.optional(AddressSchema),
  lines: z.array(
    z.object({
      /** Product and choices, for its picture. */
      id: z.optional(z.string()),
      /** Item number; a server of before 2026-11-22 does not tell it. */
      item: z.optional(z.string()),
      title: z.string(),
      quantity: z.number(),
      /** Of one piece. */
      price: z.string(),
    }),
  ),
  subtotal: z.string(),
  shipping: z.string(),
  tax: z.string(),
  total: z.string(),
  /** `Tax (8%)`; a server of before 2026-11-23 does not say it. */
  taxName: z.optional(z.string()),
  /** What was given back of the total, or taken off it before it was paid. */
  refunded: z.string(),
  poNumber: z.optional(z.string()),
  jobName: z.optional(z.string()),
  invoiceEmail: z.optional(z.string()),
  delivery: z.optional(OrderDeliverySchema),
  /** What has left, oldest first; missing before anything has. */
  shipments: z.optional(z.array(SentShipmentSchema)),
  /** What is still to be sent, of an order that has left in part. */
  toFollow: z.optional(z.array(SentLineSchema)),
  /** What its buyer has returned or reported, oldest first; missing where nothing was. */
  returns: z.optional(z.array(ToldReturnSchema)),
  /** What can be returned or reported; missing where nothing can. */
  returnable: z.optional(z.array(ReturnableLineSchema)),
  /** The later day that its buyer is asked about, or has cancelled for, with the address that answers. */
  delay: z.optional(z.extend(DelayResponseSchema, { answerLink: z.string() })),
})
export type OrderStatusResponse = z.infer<typeof OrderStatusResponseSchema>

export const DelayRequestSchema = z.object({
  /** The last part of the address in the mail. */
  token: z.string().check(z.regex(ORDER_TOKEN)),
  /** Without it nothing is answered: the question is told. */
  answer: z.optional(z.enum(['wait', 'cancel'])),
})
export type DelayRequest = z.infer<typeof DelayRequestSchema>

export const SendOrderMailRequestSchema = z.object({ orderNumber: short, email: short })

/** The same answer whether there is such an order or not. */
export const SendOrderMailResponseSchema = z.object({ message: z.string() })

/** How a function refuses: a sentence for the buyer. */
export const RefusalSchema = z.object({ error: z.string() })
