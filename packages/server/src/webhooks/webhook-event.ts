import { z } from 'zod'
import { Refusal } from '../http/refusal.ts'
import { hint, isAboutRefund, newsIn, NewsResource, type EventNews } from './event-news.ts'

/** What an event of PayPal's is about, as far as it says so: a hint where to look again. */
export interface WebhookEvent {
  readonly id: string
  readonly type: string
  readonly payPalOrderId: string | undefined
  readonly captureId: string | undefined
  /** Our own id of the order, which PayPal keeps as the custom id. */
  readonly orderId: string | undefined
  /** By PayPal's clock. */
  readonly happenedAt?: string | undefined
  readonly news?: EventNews | undefined
}

const word = z.string().regex(/^[ -~]{1,200}$/)
/** An event that is PayPal's is taken whatever it looks like; what cannot be read gives no hint. */
const Unit = z.object({ custom_id: hint })
const Link = z.object({ rel: z.string(), href: z.string() })
const Related = z.object({ related_ids: z.object({ order_id: hint }).optional() })
const Disputed = z.object({ seller_transaction_id: hint, custom: hint })
const Resource = z.object({
  ...NewsResource,
  order_id: hint,
  custom_id: hint,
  purchase_units: z.array(Unit).optional().catch(undefined),
  supplementary_data: Related.optional().catch(undefined),
  links: z.array(Link).optional().catch(undefined),
  disputed_transactions: z.array(Disputed).optional().catch(undefined),
})
type Resource = z.infer<typeof Resource>

const NOTHING: Resource = {}
const Event = z.object({
  id: word,
  event_type: word,
  create_time: hint,
  resource: Resource.catch(NOTHING),
})

/** Reads an event whose signature was found right; throws a `Refusal` when it is none. */
export function readWebhookEvent(body: Buffer): WebhookEvent {
  const { id, event_type: type, create_time: happenedAt, resource } = parseEvent(body)
  const disputed = resource.disputed_transactions?.[0]
  return {
    id,
    type,
    payPalOrderId: payPalOrderIn(type, resource),
    captureId: disputed?.seller_transaction_id ?? captureIn(type, resource),
    orderId: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? disputed?.custom,
    happenedAt,
    news: newsIn(type, resource),
  }
}

function parseEvent(body: Buffer): z.infer<typeof Event> {
  try {
    return Event.parse(JSON.parse(body.toString('utf8')))
  } catch (cause) {
    throw new Refusal(400, 'This is not an event.', { cause })
  }
}

function payPalOrderIn(type: string, resource: Resource): string | undefined {
  if (type.startsWith('CHECKOUT.ORDER.')) return resource.id
  const related = resource.supplementary_data?.related_ids?.order_id
  return resource.order_id ?? related ?? idAbove(resource, 'orders')
}

/** Events about money given back carry the refund; only its link tells of which capture. */
function captureIn(type: string, resource: Resource): string | undefined {
  if (!type.startsWith('PAYMENT.')) return undefined
  return isAboutRefund(type) ? idAbove(resource, 'captures') : resource.id
}

/** The id in the link upwards, when that leads to a resource of this kind. */
function idAbove({ links = [] }: Resource, kind: 'orders' | 'captures'): string | undefined {
  const up = links.find(({ rel }) => rel === 'up')?.href
  return up?.match(new RegExp(`/${kind}/([A-Z0-9]{1,36})$`))?.[1]
}
