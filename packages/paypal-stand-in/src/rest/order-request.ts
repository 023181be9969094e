import { z } from 'zod'

const amountPattern = /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/

export const moneySchema = z.object({
  currency_code: z.string().length(3),
  value: z.string().max(32).regex(amountPattern),
})

export const amountSchema = moneySchema.extend({
  breakdown: z
    .object({
      item_total: moneySchema.optional(),
      shipping: moneySchema.optional(),
      handling: moneySchema.optional(),
      tax_total: moneySchema.optional(),
      insurance: moneySchema.optional(),
      shipping_discount: moneySchema.optional(),
      discount: moneySchema.optional(),
    })
    .optional(),
})

const itemSchema = z.object({
  name: z.string().min(1).max(127),
  unit_amount: moneySchema,
  quantity: z
    .string()
    .max(10)
    .regex(/^[1-9][0-9]{0,9}$/),
  tax: moneySchema.optional(),
  sku: z.string().max(127).optional(),
  description: z.string().max(127).optional(),
  url: z.string().min(1).max(2048).optional(),
  image_url: z
    .string()
    .max(2048)
    .regex(/^https:.*\.(jpg|gif|png|jpeg|JPG|GIF|PNG|JPEG)$/)
    .optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
})

const addressSchema = z.object({
  address_line_1: z.string().max(300).optional(),
  address_line_2: z.string().max(300).optional(),
  admin_area_2: z.string().max(120).optional(),
  admin_area_1: z.string().max(300).optional(),
  postal_code: z.string().max(60).optional(),
  country_code: z
    .string()
    .length(2)
    .regex(/^([A-Z]{2}|C2)$/),
})

const purchaseUnitSchema = z.object({
  reference_id: z.string().min(1).max(256).optional(),
  custom_id: z.string().min(1).max(127).optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  description: z.string().min(1).max(127).optional(),
  soft_descriptor: z.string().min(1).max(22).optional(),
  payee: z
    .object({
      merchant_id: z
        .string()
        .length(13)
        .regex(/^[2-9A-HJ-NP-Z]{13}$/)
        .optional(),
      email_address: z.string().max(254).optional(),
    })
    .optional(),
  amount: amountSchema,
  items: z.array(itemSchema).optional(),
  shipping: z
    .object({
      type: z
        .enum(['SHIPPING', 'PICKUP_IN_PERSON', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON'])
        .optional(),
      name: z.object({ full_name: z.string().max(300).optional() }).optional(),
      address: addressSchema.optional(),
    })
    .optional(),
})

const experienceContextSchema = z.object({
  brand_name: z.string().min(1).max(127).optional(),
  locale: z
    .string()
    .min(2)
    .max(10)
    .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/)
    .optional(),
  landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING']).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  return_url: z.string().optional(),
  cancel_url: z.string().optional(),
})

/** The body of create order, with the limits of PayPal's published description (Orders v2 2.13). */
export const orderRequestSchema = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(purchaseUnitSchema).min(1).max(10),
  payment_source: z
    .object({
      paypal: z.object({ experience_context: experienceContextSchema.optional() }).optional(),
      card: z.looseObject({}).optional(),
    })
    .optional(),
  application_context: experienceContextSchema.optional(),
})

export type OrderRequest = z.infer<typeof orderRequestSchema>
export type PurchaseUnit = z.infer<typeof purchaseUnitSchema>
