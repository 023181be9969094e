import { z } from 'zod/mini'

/** 128 random bits: what a browser shows to buy at the prices of an account, good for nothing else. */
export const PricingTicketSchema = z.string().check(z.regex(/^[\w-]{22}$/))

/** What a buyer is told whose ticket is not good any more: his prices were not those of this order. */
export const TICKET_VOID =
  'Your trade prices are not valid in this browser any more. Please open your account once and come back; your cart is kept.'

/** The same where only the prices have changed since. */
export const TRADE_PRICE_CHANGED =
  'Your trade prices have changed. Please open your account once to see the new ones; your cart is kept.'
