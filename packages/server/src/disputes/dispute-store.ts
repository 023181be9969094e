import type { OrderDatabase } from '../database/order-database.ts'

/** What a buyer has complained about at PayPal. */
export interface Dispute {
  /** PayPal's. */
  readonly id: string
  readonly orderId: string | undefined
  readonly captureId?: string | undefined
  readonly status: string
  readonly reason?: string | undefined
  readonly stage?: string | undefined
  readonly cents?: number | undefined
  /** Until when the shop has to answer, as PayPal writes it. */
  readonly respondBy?: string | undefined
  readonly outcome?: string | undefined
  readonly openedAt: string
  readonly changedAt: string
}

export type DisputeStore = ReturnType<typeof disputeStore>

/** The disputes that PayPal has reported, each as it stood last. */
export function disputeStore(database: OrderDatabase) {
  /** Keeps a dispute, unless later news of it are here already; what is not said again stays. */
  async function keep(dispute: Dispute): Promise<void> {
    await database
      .insertInto('disputes')
      .values({
        id: dispute.id,
        order_id: dispute.orderId ?? null,
        capture_id: dispute.captureId ?? null,
        status: dispute.status,
        reason: dispute.reason ?? null,
        stage: dispute.stage ?? null,
        cents: dispute.cents ?? null,
        respond_by: dispute.respondBy ?? null,
        outcome: dispute.outcome ?? null,
        opened_at: dispute.openedAt,
        changed_at: dispute.changedAt,
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((is) => ({
            order_id: is.fn.coalesce('excluded.order_id', 'disputes.order_id'),
            capture_id: is.fn.coalesce('excluded.capture_id', 'disputes.capture_id'),
            status: is.ref('excluded.status'),
            reason: is.fn.coalesce('excluded.reason', 'disputes.reason'),
            stage: is.fn.coalesce('excluded.stage', 'disputes.stage'),
            cents: is.fn.coalesce('excluded.cents', 'disputes.cents'),
            respond_by: is.fn.coalesce('excluded.respond_by', 'disputes.respond_by'),
            outcome: is.fn.coalesce('excluded.outcome', 'disputes.outcome'),
            changed_at: is.ref('excluded.changed_at'),
          }))
          .whereRef('excluded.changed_at', '>=', 'disputes.changed_at'),
      )
      .execute()
  }

  /** The disputes about an order, oldest first. */
  async function list(orderId: string): Promise<readonly Dispute[]> {
    const rows = await database
      .selectFrom('disputes')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('opened_at')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      orderId: row.order_id ?? undefined,
      captureId: row.capture_id ?? undefined,
      status: row.status,
      reason: row.reason ?? undefined,
      stage: row.stage ?? undefined,
      cents: row.cents ?? undefined,
      respondBy: row.respond_by ?? undefined,
      outcome: row.outcome ?? undefined,
      openedAt: row.opened_at,
      changedAt: row.changed_at,
    }))
  }

  return { keep, list }
}

export function isOpen({ status }: Pick<Dispute, 'status'>): boolean {
  return status !== 'RESOLVED'
}
