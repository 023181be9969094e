import { z } from 'zod/mini'
import { emailAddress } from '../../email-address.ts'
import { GrantedTermsSchema } from '../../terms/granted-terms.ts'
import { ListedOrderSchema } from '../listed-order.ts'
import { LONGEST_SEARCH } from '../order-query.ts'

const address = z
  .string('Please give the e-mail address of the customer.')
  .check(z.trim(), z.toLowerCase(), emailAddress('Please give the e-mail address of the customer.'))

/** Whom a list of customers holds: all of them, or those that a search finds by their orders or their account. */
export const CustomersQuerySchema = z.object({
  search: z._default(
    z
      .string()
      .check(z.maxLength(LONGEST_SEARCH, `Please search for at most ${LONGEST_SEARCH} letters.`)),
    '',
  ),
  /** Of the page before: its last address. */
  cursor: z._default(z.string().check(z.maxLength(254)), ''),
})
export type CustomersQuery = z.infer<typeof CustomersQuerySchema>

/** Somebody who has bought, or has an account; amounts are those of paid orders, as two-decimal strings. */
export const ListedCustomerSchema = z.object({
  address: z.string(),
  /** As on the newest order; empty for who has none. */
  name: z.string(),
  orders: z.number(),
  spent: z.string(),
  refunded: z.string(),
  lastOrderAt: z.nullable(z.string()),
  hasAccount: z.boolean(),
})
export type ListedCustomer = z.infer<typeof ListedCustomerSchema>

export const CustomerPageSchema = z.object({
  customers: z.array(ListedCustomerSchema),
  /** The `cursor` of those that follow; null at the end. */
  next: z.nullable(z.string()),
  /** The search found more orders than were looked through. */
  isCut: z.boolean(),
})

/** One customer by their address. */
export const CustomerQuerySchema = z.object({ address })

export const ShownCustomerSchema = z.extend(ListedCustomerSchema, {
  account: z.nullable(
    z.object({
      /** What the list of what was done calls them: it says nothing once they are erased. */
      label: z.string(),
      createdAt: z.string(),
      lastSignInAt: z.nullable(z.string()),
      isStaff: z.boolean(),
      /** By which price list they buy; null for everybody's prices. */
      priceList: z.nullable(z.string()),
      /** What they may owe; null where no terms are granted. */
      terms: z._default(z.nullable(GrantedTermsSchema), null),
    }),
  ),
  certificates: z.array(z.string()),
  /** The newest orders, whatever became of them. */
  newestOrders: z.array(ListedOrderSchema),
  /** How many orders there are of this address in all. */
  count: z.number(),
  notes: z.array(
    z.object({ orderNumber: z.string(), at: z.string(), author: z.string(), text: z.string() }),
  ),
})
export type ShownCustomer = z.infer<typeof ShownCustomerSchema>

/** Erasing is asked for with the address typed once more. */
export const EraseCustomerSchema = z.object({ address, typed: z.string() })
