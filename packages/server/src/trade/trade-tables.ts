/** Lists of trade prices as they were set; of each name the newest holds. Rows are only ever added. */
export interface PriceListsTable {
  id: string
  name: string
  /** The rows of the list, as JSON. */
  rows: string
  set_at: string
  actor: string
}

/** What the shop has granted to an account whose application it approved. */
export interface TradeAccountsTable {
  account_id: string
  /** The name of the list by which it buys; null for everybody's prices. */
  price_list: string | null
  /** How much may be owed at once, and in how many days it is to be paid; both null where nothing is granted. */
  terms_limit_cents: number | null
  terms_days: number | null
  changed_at: string
  actor: string
}

/** What a browser shows to buy at the prices of an account, good for nothing else. */
export interface PricingTicketsTable {
  /** SHA-256 of the ticket. */
  hash: string
  account_id: string
  /** The session it was given in: it ends with it. */
  session_id: string
  renewed_at: string
}
