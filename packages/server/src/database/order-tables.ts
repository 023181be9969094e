import type { AccountTables } from '@millrun/accounts/account-tables'
import type { Proof, ApplicationStatus, Trade } from '@millrun/commerce/account/trade-application'
import type { KeptKind } from '@millrun/commerce/account/kept-work'
import type { BouncedAbout } from '@millrun/commerce/desk/bounced-mail'
import type { Fulfilment } from '@millrun/commerce/desk/fulfilment'
import type { ImportKind, ImportMode } from '@millrun/commerce/desk/import-request'
import type { ShownMode } from '@millrun/commerce/desk/order-query'
import type { ReturnReason } from '@millrun/commerce/returns/return-reason'
import type { ReturnEventKind } from '@millrun/commerce/returns/return-words'
import type { ReturnStatus } from '@millrun/commerce/returns/told-return'
import type { WithheldReason } from '@millrun/commerce/ratings/withheld-reasons'
import type { ColumnType, Generated } from 'kysely'
import type { DeliveryMode } from '@millrun/commerce/delivery/delivery'
import type { MailKind } from '../mail/mail.ts'
import type { Hold } from '../orders/hold.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import type { RatingStatus } from '../ratings/rating-store.ts'
import type { RatingDeed } from '../ratings/rating-events.ts'
import type { RefundStatus } from '../refunds/refund-store.ts'
import type { MoveReason } from '../shelf/stock-moves.ts'
import type { QuotesTable, QuoteVersionsTable } from '../quotes/quote-tables.ts'
import type {
  PriceListsTable,
  PricingTicketsTable,
  TradeAccountsTable,
} from '../trade/trade-tables.ts'

/** The tables as both databases keep them: times as ISO texts in UTC, money in whole cents. */
export interface OrderTables extends AccountTables {
  orders: OrdersTable
  order_events: OrderEventsTable
  webhook_events: WebhookEventsTable
  mails: MailsTable
  refunds: RefundsTable
  disputes: DisputesTable
  write_check: WriteCheckTable
  chores: ChoresTable
  call_counts: CallCountsTable
  order_lines: OrderLinesTable
  delays: DelaysTable
  exemptions: ExemptionsTable
  exemption_events: ExemptionEventsTable
  exemption_mails: ExemptionMailsTable
  kept_addresses: KeptAddressesTable
  kept_work: KeptWorkTable
  trade_applications: TradeApplicationsTable
  order_index: OrderIndexTable
  order_words: OrderWordsTable
  order_found: OrderFoundTable
  shipments: ShipmentsTable
  shipment_lines: ShipmentLinesTable
  notes: NotesTable
  staff_actions: StaffActionsTable
  saved_filters: SavedFiltersTable
  shelf_prices: ShelfPricesTable
  stock: StockTable
  stock_holds: StockHoldsTable
  stock_moves: StockMovesTable
  shelf_editions: ShelfEditionsTable
  kept_assets: KeptAssetsTable
  price_lists: PriceListsTable
  trade_accounts: TradeAccountsTable
  pricing_tickets: PricingTicketsTable
  quotes: QuotesTable
  quote_versions: QuoteVersionsTable
  imports: ImportsTable
  refund_lines: RefundLinesTable
  refund_requests: RefundRequestsTable
  comparisons: ComparisonsTable
  comparison_differences: ComparisonDifferencesTable
  returns: ReturnsTable
  return_lines: ReturnLinesTable
  return_photographs: ReturnPhotographsTable
  return_events: ReturnEventsTable
  return_refunds: ReturnRefundsTable
  ratings: RatingsTable
  rating_events: RatingEventsTable
  rating_asks: RatingAsksTable
  unasked_addresses: UnaskedAddressesTable
  bounces: BouncesTable
}

export interface OrdersTable {
  id: string
  order_number: string
  status: OrderStatus
  /**
   * Which cart it came from, or that it came from none. Unique: of one cart only one order can be
   * paid. It is given up for a newer order, and an order without it is never captured.
   */
  cart_key: string | null
  paypal_order_id: string | null
  capture_id: string | null
  create_attempt: number
  capture_attempt: number
  /** How many servers, or lives of one, have asked PayPal for the money in this attempt. */
  capture_tries: number
  /** Number of the last event. */
  step: number
  /** How often PayPal was asked about it in this status, and when it is to be asked again. */
  checks: number
  next_check_at: string | null
  /** What was given back of what was paid, or taken off what is owed. */
  refunded_cents: number
  /** What PayPal took; null until it is known. */
  captured_cents: number | null
  /** Why a person has to decide, whatever PayPal's record says. */
  hold: Hold | null
  /** What PayPal's record says that somebody has accepted. */
  accepted: string | null
  /** How PayPal's record looked when the payment was refused: what looks otherwise was approved again. */
  refused_as: string | null
  /** The network it was ordered from, as a hash; declined payments are counted by it. */
  buyer_key: string | null
  /** When it was last compared with PayPal's record at night. */
  compared_at: string | null
  lines: string
  customer: string
  email: string
  pickup: number
  subtotal_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  currency: string
  /** What the address of the order's page ends with. */
  page_token: string
  /** How it travels; null for orders of before 2026-11-23, as are all columns up to `invoice_email`. */
  mode: DeliveryMode | null
  /** Its cartons and the reasons for its mode, as JSON. */
  delivery: string | null
  /** What the driver of a truck has to know, as JSON; null where none comes. */
  truck: string | null
  /** First and last day on which it was said to ship, as days in New Jersey. */
  promised_from: string | null
  promised_to: string | null
  /** When it left the warehouse, or was picked up; null until then. */
  shipped_at: string | null
  /** The row of the tax table that applied, its rate in thousandths of a percent, and what it was taken of. */
  tax_row: string | null
  tax_rate: number | null
  tax_base_cents: number | null
  /** The certificate that exempted it, as JSON. */
  exemption: string | null
  po_number: string | null
  job_name: string | null
  invoice_email: string | null
  /** The quote that it accepts; null for all others. */
  quote_id: ColumnType<string | null, string | null | undefined>
  /** Of an order on terms: whose they are, and until which day in New Jersey it is to be paid. */
  terms_account_id: string | null
  due_on: string | null
  /** When the day in New Jersey began on which it was paid; null before, and for all orders that are not on terms. */
  paid_at: string | null
  /** When its buyer asked to be forgotten, while it cannot be yet. */
  erase_asked_at: string | null
  /** How far it has left the warehouse. */
  fulfilment: ColumnType<Fulfilment, Fulfilment | undefined>
  created_at: string
  updated_at: string
}

/** What happened to an order and why; rows are only ever added. */
export interface OrderEventsTable {
  order_id: string
  step: number
  at: string
  status: OrderStatus
  note: string
  /** By which the log knows what made it happen; null for the command line, and before 2026-11-27. */
  trace: ColumnType<string | null, string | null | undefined>
}

/** What PayPal reported, each event once; it carries nothing about people. */
export interface WebhookEventsTable {
  id: string
  type: string
  paypal_order_id: string | null
  capture_id: string | null
  order_id: string | null
  /** When it happened, by PayPal's clock. */
  happened_at: string | null
  /** What cannot be asked for again, as JSON. */
  news: string | null
  received_at: string
  tries: number
  /** Null when there is nothing left to do. */
  next_try_at: string | null
}

/** The outbox; what a mail says is made from its order when it is sent. */
export interface MailsTable {
  id: string
  order_id: string
  kind: MailKind
  /** 1, and more for a mail that was asked for again. */
  copy: number
  created_at: string
  tries: number
  /** Null when it was sent or given up. */
  next_try_at: string | null
  sent_at: string | null
}

/** What PayPal was asked to give back. */
export interface RefundsTable {
  /** Part of the request id, so that PayPal does it once. */
  id: string
  order_id: string
  /** From 1 within its order; two commands at once cannot begin the same one. */
  number: number
  /** Of which payment; null for the order's own. */
  capture_id: string | null
  /** Null for everything that is left. */
  asked_cents: number | null
  /** What PayPal gave back; null until it is known. */
  cents: number | null
  status: RefundStatus
  /** When PayPal is to be asked what became of it; null once that is known. */
  next_check_at: string | null
  paypal_refund_id: string | null
  note: string
  /** What it is for, where that counts: `tax` of a buyer who was exempt. */
  reason: 'tax' | null
  /** The tax that goes back with pieces; null where no pieces were named. */
  tax_cents: ColumnType<number | null, number | null | undefined>
  /** Why, as the buyer reads it. */
  why: ColumnType<string | null, string | null | undefined>
  /** Who began it; null for refunds of before 2026-11-25. */
  actor: ColumnType<string | null, string | null | undefined>
  actor_role: ColumnType<string | null, string | null | undefined>
  created_at: string
}

/** What buyers have complained about at PayPal. */
export interface DisputesTable {
  /** PayPal's. */
  id: string
  /** Null for a payment that is not in the books. */
  order_id: string | null
  capture_id: string | null
  status: string
  reason: string | null
  stage: string | null
  cents: number | null
  /** Until when the shop has to answer. */
  respond_by: string | null
  outcome: string | null
  opened_at: string
  /** By PayPal's clock: older news change nothing. */
  changed_at: string
}

/** One row, written only to see whether anything can be. */
export interface WriteCheckTable {
  id: number
  at: string
  filling: string
}

/** What one of the servers does for all of them. */
export interface ChoresTable {
  id: string
  next_try_at: string
}

/** How often everybody has called, by what is called and by whom; with PostgreSQL alone. */
export interface CallCountsTable {
  id: string
  calls: number
  /** When the span is over for which is counted, by the clock of the database. */
  ends_at: Date
}

/** What was sold, line by line; nothing in it changes when the catalogue does. */
export interface OrderLinesTable {
  order_id: string
  /** From 1, in the order of the cart. */
  number: number
  line_id: string
  item: string
  title: string
  unit_price_cents: number
  quantity: number
}

/** New days that a buyer was asked to agree to (16 CFR 435.2); each is answered once. */
export interface DelaysTable {
  id: string
  order_id: string
  number: number
  /** What the addresses in the mail end with. */
  token: string
  /** The new last day, in New Jersey. */
  promised_to: string
  reason: string
  asked_at: string
  answer: 'wait' | 'cancel' | null
  answered_at: string | null
}

/** Certificates of buyers who pay no sales tax in a state. */
export interface ExemptionsTable {
  id: string
  /** What the buyer names at checkout. */
  code: string
  email: string
  business_name: string
  state: string
  reason: string
  certificate_number: string
  /** First and last day, in New Jersey; null while it does not expire. */
  valid_from: string
  valid_to: string | null
  status: string
  /** The signed certificate in base64, and its media type. */
  document: string | null
  document_type: string | null
  created_at: string
}

/** What was decided about a certificate, and why; rows are only ever added. */
export interface ExemptionEventsTable {
  exemption_id: string
  step: number
  at: string
  status: string
  note: string
}

/** Mails about a certificate, one for each event of its history. */
export interface ExemptionMailsTable {
  id: string
  exemption_id: string
  /** Of the event. */
  step: number
  created_at: string
  tries: number
  next_try_at: string | null
  sent_at: string | null
}

/** Addresses that customers keep; who gets it and where is JSON. */
export interface KeptAddressesTable {
  id: string
  account_id: string
  recipient: string
  is_default: number
  created_at: string
}

/** Carts and designs that customers keep under a job name. */
export interface KeptWorkTable {
  account_id: string
  /** Made by the device that kept it first; its own within the account. */
  id: string
  kind: KeptKind
  job_name: string
  content: string
  version: number
  kept_at: string
}

/** Who asks for trade prices. An application that was refused stays, beside the next one. */
export interface TradeApplicationsTable {
  id: string
  account_id: string
  email: string
  business_name: string
  trade: Trade
  proof: Proof
  number: string
  /** `NJ,PA`. */
  states: string
  website: string
  /** The license or certificate, in base64. */
  document: string
  document_type: string
  status: ApplicationStatus
  reason: string | null
  applied_at: string
  decided_at: string | null
  /** Of the mail about how it stands; no time when there is none to send. */
  tries: number
  next_mail_at: string | null
}

/** What orders are filtered by; the database itself keeps it in step with them. */
export interface OrderIndexTable {
  /** In the order in which they were placed. */
  seq: Generated<number>
  order_id: string
  placed_at: string
  payment: OrderStatus
  fulfilment: Fulfilment
  mode: ShownMode
  /** Where it goes; New Jersey for what is picked up. */
  state: string
}

/** What the search finds an order by, in small letters; kept in step as its filters are. */
export interface OrderWordsTable {
  seq: number
  words: string
}

/** The words in pieces of three letters, on SQLite alone. */
export interface OrderFoundTable {
  rowid: number
  order_found: string
}

/** What has left of an order at one time. */
export interface ShipmentsTable {
  id: string
  order_id: string
  /** From 1 within its order; two people at once cannot write the same one. */
  number: number
  carrier: string
  /** Empty where the carrier gives none. */
  tracking: string
  /** Who sent it. */
  actor: string
  shipped_at: string
  /** Of telling PayPal; no time when there is nothing to tell. */
  tries: number
  next_try_at: string | null
}

export interface ShipmentLinesTable {
  shipment_id: string
  /** Of the line within its order. */
  line_number: number
  quantity: number
}

/** What the shop's people write to an order. */
export interface NotesTable {
  id: string
  order_id: string
  number: number
  author: string
  text: string
  /** It was mailed to the buyer. */
  to_buyer: number
  at: string
}

/** Who did what; rows are only ever added. */
export interface StaffActionsTable {
  id: string
  at: string
  /** E-mail of a member of staff, or the command line. */
  actor: string
  role: string
  deed: string
  /** What it was done to: an order number, an item, an e-mail. */
  subject: string
  /** As JSON. */
  before: string | null
  after: string | null
}

/** Filters of the list of orders that a member of staff keeps by name. */
export interface SavedFiltersTable {
  account_id: string
  name: string
  /** As it stands in the address. */
  query: string
  saved_at: string
}

/** Prices that were set at the desk: of a product, the one that has begun last holds. Rows are only added and dropped. */
export interface ShelfPricesTable {
  id: string
  product_id: string
  /** Of one piece, before species and options. */
  cents: number
  /** From when on it holds; later than `set_at` for a price that is scheduled. */
  from_at: string
  set_at: string
  actor: string
  /** When it was taken back, or replaced by another one of the same moment. */
  dropped_at: string | null
}

/** Products whose pieces are counted; all others are as available as the catalogue says. */
export interface StockTable {
  product_id: string
  quantity: number
  /** Below it they are few. */
  low_level: number
  changed_at: string
  /** The day in New Jersey on which what is sold out is back; null where nobody has said one. */
  back_on: ColumnType<string | null, string | null | undefined>
}

/** Pieces that are kept for an order until it is paid. */
export interface StockHoldsTable {
  product_id: string
  order_id: string
  quantity: number
  until: string
}

/** How stock has changed; rows are only ever added. */
export interface StockMovesTable {
  id: string
  product_id: string
  change: number
  quantity_after: number
  reason: MoveReason
  order_id: string | null
  /** Who did it; null for what buyers do. */
  actor: string | null
  at: string
}

/** What pages were told of changed prices and stock, by the name of the file that says it. */
export interface ShelfEditionsTable {
  name: string
  content: string
  /** When pages named it last. */
  shown_at: string
}

/** What pages of some build name, by its path, for servers that have another build. */
export interface KeptAssetsTable {
  path: string
  etag: string
  /** How `content` is compressed; '' when it is not. */
  coding: 'br' | ''
  /** Base64. */
  content: string
  /** When a build that names it was served last. */
  named_at: string
}

/** Files that somebody has sent; each is applied once at most. */
export interface ImportsTable {
  id: string
  kind: ImportKind
  mode: ImportMode
  /** The rows of the file as they were read, as JSON. */
  rows: string
  /** Who sent it. */
  actor: string
  created_at: string
  applied_at: string | null
  /** The file that takes back what it changed; null where there is none. */
  reverse: string | null
}

/** The pieces that a refund is for. */
export interface RefundLinesTable {
  refund_id: string
  /** Of the line within its order. */
  line_number: number
  quantity: number
  /** They come back onto the shelf. */
  restock: number
  /** They are not sent any more. */
  cancelled: number
}

/** Refunds that somebody wishes for and a second person has to approve. */
export interface RefundRequestsTable {
  id: string
  order_id: string
  /** What is to go back and why, as JSON. */
  wish: string
  /** What it came to when it was asked for. */
  cents: number
  /** E-mail of a member of staff. */
  asked_by: string
  asked_at: string
  decision: 'approved' | 'refused' | null
  decided_by: string | null
  decided_at: string | null
  /** What came of it, once it was approved. */
  refund_id: string | null
}

/** Each time that the books are held against PayPal's record. */
export interface ComparisonsTable {
  /** Of one at night: the moment at which the night begins. */
  id: string
  /** E-mail of a member of staff; null at night. */
  asked_by: string | null
  /** Orders from this moment up to that one. */
  from_at: string
  before_at: string
  started_at: string
  /** Null while some are still to be compared. */
  ended_at: string | null
  compared: number
}

export interface ComparisonDifferencesTable {
  comparison_id: string
  order_number: string
  difference: string
}

/** What buyers return or report, by their numbers. */
export interface ReturnsTable {
  id: string
  /** `R-7K3Q9XWD`. */
  number: string
  order_id: string
  /** Made by the page that it was asked from: sent twice, it is one return. */
  asked_key: string
  status: ReturnStatus
  reason: ReturnReason
  /** What the buyer says; empty once they were forgotten. */
  words: string
  /** Told of after the days for it. */
  is_late: number
  /** Its pieces stay with the buyer. */
  is_kept: number
  /** When a truck brought it, a day in New Jersey; null where none came, or nothing was damaged. */
  arrived_on: string | null
  /** The damage was noted on the driver's paper. */
  noted: number
  asked_at: string
}

/** The pieces of a return. */
export interface ReturnLinesTable {
  return_id: string
  /** Of the line within its order. */
  line_number: number
  quantity: number
  received: number
  /** Of those, what went back onto the shelf. */
  to_stock: number
}

export interface ReturnPhotographsTable {
  return_id: string
  /** From 1 within its return. */
  number: number
  media_type: string
  /** In base64. */
  content: string
}

/** What happened to the returns of an order. */
export interface ReturnEventsTable {
  order_id: string
  /** From 1 within its order, whichever return it is about: mails are told apart by it. */
  step: number
  return_id: string
  kind: ReturnEventKind
  note: string
  /** E-mail of a member of staff; null for the buyer. */
  actor: string | null
  at: string
}

/** Refunds that were given for a return. */
export interface ReturnRefundsTable {
  refund_id: string
  return_id: string
}

/** What buyers say of products; a row is never deleted. */
export interface RatingsTable {
  id: string
  /** Null once its writer was forgotten. */
  order_id: string | null
  product_id: string
  stars: number
  /** Empty where only stars were given. */
  text: string
  /** As it is shown; empty once its writer was forgotten. */
  name: string
  /** When its writer wrote it last. */
  written_at: string
  status: RatingStatus
  /** When it is shown by itself, unless somebody has decided. */
  decide_by: string
  /** Why it is withheld. */
  reason: WithheldReason | null
  /** What the shop says to it, for everybody to read. */
  answer: string | null
  /** Grows by one with every change. */
  version: number
}

/** How a rating has changed; rows are only ever added. */
export interface RatingEventsTable {
  rating_id: string
  /** Of the rating, after it. */
  version: number
  at: string
  what: RatingDeed
  stars: number
  text: string
  reason: WithheldReason | null
  answer: string | null
  /** E-mail of a member of staff; null for what its writer did. */
  actor: string | null
}

/** Buyers who were asked what they think of an order's products; each order once. */
export interface RatingAsksTable {
  order_id: string
  /** What the address of its page ends with. */
  token: string
  /** Who knows it may say that the buyer is not to be asked again. */
  stop_token: string
  asked_at: string
}

/** Who does not want to be asked again, as a hash of the address in small letters. */
export interface UnaskedAddressesTable {
  address_hash: string
  at: string
}

/** Mails that came back; each for one address once. */
export interface BouncesTable {
  id: string
  /** The id of the mail, which is in its Message-ID. */
  mail_id: string
  address: string
  about: BouncedAbout
  /** The order that it was about, and what it said. */
  order_id: string | null
  kind: MailKind | null
  /** In the words of the mail server that did not take it. */
  reason: string
  bounced_at: string
  /** When and by whom somebody has seen to it. */
  settled_at: string | null
  settled_by: string | null
}
