import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * By what orders are found at the desk: a narrow row of each for filters, and its words for the search. The database
 * itself keeps both in step with the orders, so that no change of an order can forget them; of a buyer who is forgotten
 * no word is left.
 */
export async function createOrderIndex(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const statements = isPostgres ? ON_POSTGRES : ON_SQLITE
  for (const statement of statements) await statement.execute(database)
}

/** Where an order goes; what is picked up stays in New Jersey. A letter is a small parcel. */
export const FILTERS = (order: string, state: string) => `
  ${order}.created_at, ${order}.status, ${order}.fulfilment,
  case when ${order}.pickup = 1 then 'pickup' when ${order}.mode = 'freight' then 'freight' else 'parcel' end,
  case when ${order}.pickup = 1 then 'NJ' else ${state} end`

export const FILTER_NAMES = 'placed_at, payment, fulfilment, mode, state'

const NARROW = `
  order_id text not null unique references orders (id), placed_at text not null, payment text not null,
  fulfilment text not null, mode text not null, state text not null`

const BY_FILTERS =
  'create index order_index_filters on order_index (payment, fulfilment, mode, state, seq, placed_at)'
const BY_TIME = 'create index order_index_time on order_index (placed_at, seq)'
const BY_STATE = 'create index order_index_state on order_index (state, seq)'
const BY_FULFILMENT =
  'create index order_index_fulfilment on order_index (fulfilment, payment, seq)'

/** Signs in phone numbers, which nobody types twice alike. */
const DRESSING = ['(', ')', ' ', '-', '.', '+', '/']

const customer = (order: string, key: string) => `json_extract(${order}.customer, '$.${key}')`

/**
 * In words of the search: what is typed is looked for in them as a part. These are columns of an order, what is known of
 * its buyer, its item numbers, and what leads to its parcels.
 */
export function wordsOnSqlite(order: string, columns: readonly string[], items: string): string {
  const phone = DRESSING.reduce(
    (text, sign) => `replace(${text}, '${sign}', '')`,
    customer(order, 'phone'),
  )
  const names = ['firstName', 'lastName', 'email', 'city', 'zipCode'].map((key) =>
    customer(order, key),
  )
  const parts = [
    ...columns.map((column) => `${order}.${column}`),
    ...names,
    phone,
    items,
    `(select group_concat(tracking, ' ') from shipments where order_id = ${order}.id)`,
  ]
  return `lower(' ' || ${parts.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`
}

const OWN_WORDS = [
  'order_number',
  'po_number',
  'job_name',
  'invoice_email',
  'paypal_order_id',
  'capture_id',
]

const WORDS_ON_SQLITE = (order: string) =>
  wordsOnSqlite(
    order,
    OWN_WORDS,
    `(select group_concat(item, ' ') from order_lines where order_id = ${order}.id)`,
  )

export const SQLITE_STATE = (order: string) => `coalesce(${customer(order, 'state')}, '')`

const WORD_COLUMNS =
  'order_number, customer, po_number, job_name, invoice_email, paypal_order_id, capture_id'
const FILTER_COLUMNS = 'status, fulfilment, mode, pickup, customer'

export const SEQ_OF = (order: string) =>
  `(select seq from order_index where order_id = ${order}.id)`

const ON_SQLITE: readonly RawBuilder<unknown>[] = [
  `create table order_index (seq integer primary key autoincrement, ${NARROW})`,
  'create table order_words (seq integer primary key, words text not null)',
  `create virtual table order_found using fts5(
     words, content = 'order_words', content_rowid = 'seq', tokenize = 'trigram', columnsize = 0)`,
  // What is taken out of the words is not left in the free space of the file.
  "insert into order_found (order_found, rank) values ('secure-delete', 1)",
  `create trigger order_words_added after insert on order_words begin
     insert into order_found (rowid, words) values (new.seq, new.words);
   end`,
  `create trigger order_words_changed after update on order_words when old.words <> new.words begin
     insert into order_found (order_found, rowid, words) values ('delete', old.seq, old.words);
     insert into order_found (rowid, words) values (new.seq, new.words);
   end`,
  `create trigger orders_indexed after insert on orders begin
     insert into order_index (order_id, ${FILTER_NAMES})
       values (new.id, ${FILTERS('new', SQLITE_STATE('new'))});
     insert into order_words (seq, words) values (${SEQ_OF('new')}, ${WORDS_ON_SQLITE('new')});
   end`,
  `create trigger orders_filters after update of ${FILTER_COLUMNS} on orders begin
     update order_index set (${FILTER_NAMES}) = (select ${FILTERS('new', SQLITE_STATE('new'))})
       where order_id = new.id;
   end`,
  `create trigger orders_words after update of ${WORD_COLUMNS} on orders begin
     update order_words set words = ${WORDS_ON_SQLITE('new')} where seq = ${SEQ_OF('new')};
   end`,
  `create trigger shipments_words after insert on shipments begin
     update order_words set words = words || ' ' || lower(new.tracking)
       where seq = (select seq from order_index where order_id = new.order_id);
   end`,
  `insert into order_index (order_id, ${FILTER_NAMES})
     select orders.id, ${FILTERS('orders', SQLITE_STATE('orders'))}
     from orders order by created_at, id`,
  `insert into order_words (seq, words)
     select order_index.seq, ${WORDS_ON_SQLITE('orders')}
     from order_index join orders on orders.id = order_index.order_id`,
  BY_FILTERS,
  BY_TIME,
  BY_STATE,
  BY_FULFILMENT,
].map((text) => sql.raw(text))

/** Letters with accents, too, whatever language the database was set up in. */
const ICU = 'collate "und-x-icu"'

/** The same as `wordsOnSqlite`, of the order `o`. */
export function wordsOnPostgres(columns: readonly string[], items: string): string {
  return `lower((' ' || concat_ws(' ',
    ${columns.map((column) => `o.${column}`).join(', ')},
    o.customer::jsonb->>'firstName', o.customer::jsonb->>'lastName', o.customer::jsonb->>'email',
    o.customer::jsonb->>'city', o.customer::jsonb->>'zipCode',
    regexp_replace(o.customer::jsonb->>'phone', '[() .+/-]', '', 'g'),
    ${items},
    (select string_agg(tracking, ' ') from shipments where order_id = o.id)
  )) ${ICU})`
}

const WORDS_ON_POSTGRES = wordsOnPostgres(
  OWN_WORDS,
  "(select string_agg(item, ' ') from order_lines where order_id = o.id)",
)

const PG_STATE = (order: string) => `coalesce(${order}.customer::jsonb->>'state', '')`

const ON_POSTGRES: readonly RawBuilder<unknown>[] = [
  'create extension if not exists pg_trgm',
  `create table order_index (seq bigint generated always as identity primary key, ${NARROW})`,
  'create table order_words (seq bigint primary key, words text not null)',
  `create or replace function words_of_order(o orders) returns text language sql stable as
     $$ select ${WORDS_ON_POSTGRES} $$`,
  `create or replace function index_order() returns trigger language plpgsql as $$ begin
     with added as (
       insert into order_index (order_id, ${FILTER_NAMES})
       values (new.id, ${FILTERS('new', PG_STATE('new'))}) returning seq
     )
     insert into order_words (seq, words) select seq, words_of_order(new) from added;
     return null;
   end $$`,
  `create or replace function index_order_filters() returns trigger language plpgsql as $$ begin
     update order_index set (${FILTER_NAMES}) = row(${FILTERS('new', PG_STATE('new'))})
       where order_id = new.id;
     return null;
   end $$`,
  `create or replace function index_order_words() returns trigger language plpgsql as $$ begin
     update order_words set words = words_of_order(new) where seq = ${SEQ_OF('new')};
     return null;
   end $$`,
  `create or replace function index_tracking() returns trigger language plpgsql as $$ begin
     update order_words set words = words || ' ' || lower(new.tracking)
       where seq = (select seq from order_index where order_id = new.order_id);
     return null;
   end $$`,
  `insert into order_index (order_id, ${FILTER_NAMES})
     select orders.id, ${FILTERS('orders', PG_STATE('orders'))}
     from orders order by created_at, id`,
  `insert into order_words (seq, words)
     select order_index.seq, words_of_order(orders)
     from order_index join orders on orders.id = order_index.order_id`,
  'create trigger orders_indexed after insert on orders for each row execute function index_order()',
  `create trigger orders_filters after update of ${FILTER_COLUMNS} on orders
     for each row execute function index_order_filters()`,
  `create trigger orders_words after update of ${WORD_COLUMNS} on orders
     for each row execute function index_order_words()`,
  `create trigger shipments_words after insert on shipments
     for each row execute function index_tracking()`,
  'create index order_words_parts on order_words using gin (words gin_trgm_ops)',
  BY_FILTERS,
  BY_TIME,
  BY_STATE,
  BY_FULFILMENT,
].map((text) => sql.raw(text))
