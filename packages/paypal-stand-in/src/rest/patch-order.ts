import { z } from 'zod'
import type { Order, OrderUnit } from '../ledger/order.ts'
import { Refusal, detail, unprocessable } from '../refusal.ts'
import { amountSchema } from './order-request.ts'
import { parseBody } from './parse-body.ts'
import { purchaseUnitFaults } from './purchase-unit-faults.ts'

const textFields = ['invoice_id', 'custom_id', 'description', 'soft_descriptor'] as const
type TextField = (typeof textFields)[number]

const longest = { invoice_id: 127, custom_id: 127, description: 127, soft_descriptor: 22 } as const

const patchSchema = z
  .array(
    z.object({
      op: z.enum(['add', 'replace', 'remove']),
      path: z.string().min(1),
      value: z.unknown(),
    }),
  )
  .min(1)

type Patch = z.infer<typeof patchSchema>[number]

/** Changes an order before it is captured: the texts of a purchase unit, or its whole amount. */
export function patchOrder(order: Order, body: unknown): void {
  const patches = parseBody(patchSchema, body)
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_COMPLETED')
  for (const patch of patches) apply(order, patch)
  order.updatedAt = new Date()
}

function apply(order: Order, patch: Patch): void {
  const [, reference, field] =
    /^\/purchase_units\/@reference_id=='([^']*)'\/([a-z_]+)$/.exec(patch.path) ?? []
  if (reference === undefined || field === undefined) {
    throw unprocessable('INVALID_JSON_POINTER_FORMAT', { field: '/path', value: patch.path })
  }
  const unit = order.units.find(({ request }) => (request.reference_id ?? 'default') === reference)
  if (!unit) throw unprocessable('REFERENCE_ID_NOT_FOUND', { value: reference })
  const textField = textFields.find((known) => known === field)
  if (textField) patchText(unit, textField, patch)
  else if (field === 'amount' && patch.op === 'replace') patchAmount(order, unit, patch.value)
  else throw unprocessable('NOT_PATCHABLE', { field: patch.path })
}

function patchText({ request }: OrderUnit, field: TextField, patch: Patch): void {
  const present = request[field] !== undefined
  if (present === (patch.op === 'add')) throw new Refusal(400, [detail('INVALID_PATCH_OPERATION')])
  if (patch.op === 'remove') delete request[field]
  else request[field] = parseBody(z.string().min(1).max(longest[field]), patch.value)
}

function patchAmount(order: Order, unit: OrderUnit, value: unknown): void {
  if (order.status === 'APPROVED') throw new Refusal(400, [detail('AMOUNT_NOT_PATCHABLE')])
  const changed = { ...unit.request, amount: parseBody(amountSchema, value) }
  const faults = purchaseUnitFaults(changed, unit.request.amount.currency_code)
  if (faults.length > 0) throw new Refusal(422, faults)
  unit.request = changed
}
