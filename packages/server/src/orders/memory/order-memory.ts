import type {
  Carton,
  Delivery,
  TruckAnswers,
  TruckReason,
} from '@millrun/commerce/delivery/delivery'
import type { ToldWindow } from '@millrun/commerce/delivery/shipping-window'
import { TruckAnswersSchema } from '@millrun/commerce/functions'
import { NO_REFERENCES, type OrderReferences } from '@millrun/commerce/order-references'
import type { Selectable } from 'kysely'
import { z } from 'zod/mini'
import type { OrdersTable } from '../../database/order-tables.ts'

/**
 * What was said about an order when it was placed, and what the buyer said. It is kept as it was: neither another lead
 * time nor another way of packing changes it. Orders of before 2026-11-23 have none of it.
 */
export interface OrderMemory {
  readonly delivery?: Delivery | undefined
  /** First and last day on which it was said to ship. */
  readonly window?: ToldWindow | undefined
  /** What a truck's driver has to know; where none comes, nothing. */
  readonly truck?: TruckAnswers | undefined
  readonly references?: OrderReferences | undefined
}

type MemoryColumns = Pick<
  Selectable<OrdersTable>,
  | 'mode'
  | 'delivery'
  | 'truck'
  | 'promised_from'
  | 'promised_to'
  | 'po_number'
  | 'job_name'
  | 'invoice_email'
>

const CartonSchema = z.object({
  kind: z.enum(['envelope', 'carton', 'pallet']),
  count: z.number(),
  lengthIn: z.number(),
  widthIn: z.number(),
  heightIn: z.number(),
  weightLb: z.number(),
  holds: z.array(z.object({ lineId: z.string(), pieces: z.number() })),
}) satisfies z.ZodMiniType<Carton>

const inLine = { lineId: z.string(), title: z.string() }

const ReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('long'), ...inLine, packedIn: z.number() }),
  z.object({ kind: z.literal('bulky'), ...inLine, lengthAndGirthIn: z.number() }),
  z.object({ kind: z.literal('heavy'), weightLb: z.number() }),
]) satisfies z.ZodMiniType<TruckReason>

const DeliverySchema = z.object({
  reasons: z.array(ReasonSchema),
  cartons: z.array(CartonSchema),
  weightLb: z.number(),
}) satisfies z.ZodMiniType<Omit<Delivery, 'mode'>>

/** As the database keeps it. */
export function memoryColumns({ delivery, window, truck, references }: OrderMemory): MemoryColumns {
  const { poNumber, jobName, invoiceEmail } = references ?? NO_REFERENCES
  return {
    mode: delivery?.mode ?? null,
    delivery: delivery === undefined ? null : deliveryText(delivery),
    truck: truck === undefined ? null : JSON.stringify(truck),
    promised_from: window?.from ?? null,
    promised_to: window?.to ?? null,
    po_number: poNumber === '' ? null : poNumber,
    job_name: jobName === '' ? null : jobName,
    invoice_email: invoiceEmail === '' ? null : invoiceEmail,
  }
}

function deliveryText({ reasons, cartons, weightLb }: Delivery): string {
  return JSON.stringify({ reasons, cartons, weightLb })
}

/** What a row remembers. */
export function memoryOf(
  row: MemoryColumns,
): OrderMemory & { readonly references: OrderReferences } {
  const { promised_from: from, promised_to: to } = row
  return {
    delivery: deliveryIn(row),
    window: from === null || to === null ? undefined : { from, to },
    truck: row.truck === null ? undefined : TruckAnswersSchema.parse(JSON.parse(row.truck)),
    references: {
      poNumber: row.po_number ?? '',
      jobName: row.job_name ?? '',
      invoiceEmail: row.invoice_email ?? '',
    },
  }
}

function deliveryIn({ mode, delivery }: MemoryColumns): Delivery | undefined {
  if (mode === null || delivery === null) return undefined
  return { mode, ...DeliverySchema.parse(JSON.parse(delivery)) }
}
