import type { ColumnType } from 'kysely'

/** Quotes by their numbers; what they say stands in their versions. */
export interface QuotesTable {
  id: string
  /** `Q-7K3Q9XWD`. */
  number: string
  /** Of the customer who made it; null for those of the shop. */
  account_id: string | null
  created_at: string
  withdrawn_at: string | null
}

/** What a quote said at some time; the newest holds, and a row never changes but for its mail. */
export interface QuoteVersionsTable {
  id: string
  quote_id: string
  /** From 1 within its quote; two people at once cannot write the same one. */
  version: number
  /** What its address ends with. */
  token: string
  job_name: string
  client: string
  email: string
  until: string
  note: string
  /** What follows the # of the designer's address. */
  design: string | null
  /** As JSON. */
  lines: string
  made_at: string
  /** E-mail of a member of staff or of a customer. */
  actor: string
  /** Of the mail with its address; no time when there is none to send. */
  tries: ColumnType<number, number | undefined>
  next_mail_at: string | null
  mailed_at: string | null
}
