import { z } from 'zod'

const itemSchema = z.object({
  name: z.string().min(1).max(127).optional(),
  quantity: z
    .string()
    .min(1)
    .max(10)
    .regex(/^[1-9][0-9]{0,9}$/)
    .optional(),
  sku: z.string().min(1).max(127).optional(),
  url: z.string().min(1).max(2048).optional(),
  image_url: z.string().min(1).max(2048).optional(),
})

const word = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[0-9A-Z_]+$/)

const transaction = z
  .string()
  .min(1)
  .max(50)
  .regex(/^[a-zA-Z0-9]*$/)

/** The body of "add tracking information", with the limits of PayPal's published description (Orders v2 2.13). */
export const trackerRequestSchema = z.object({
  capture_id: transaction,
  transaction_id: transaction,
  status: z.enum([
    'CANCELLED',
    'DELIVERED',
    'LOCAL_PICKUP',
    'ON_HOLD',
    'SHIPPED',
    'SHIPMENT_CREATED',
    'DROPPED_OFF',
    'IN_TRANSIT',
    'RETURNED',
    'LABEL_PRINTED',
    'ERROR',
    'UNCONFIRMED',
    'PICKUP_FAILED',
    'DELIVERY_DELAYED',
    'DELIVERY_SCHEDULED',
    'DELIVERY_FAILED',
    'INRETURN',
    'IN_PROCESS',
    'NEW',
    'VOID',
    'PROCESSED',
    'NOT_SHIPPED',
    'COMPLETED',
  ]),
  tracking_number: z.string().min(1).max(64).optional(),
  carrier: word.optional(),
  carrier_name_other: z.string().min(1).max(64).optional(),
  notify_payer: z.boolean().optional(),
  items: z.array(itemSchema).optional(),
})

export type TrackerRequest = z.infer<typeof trackerRequestSchema>
