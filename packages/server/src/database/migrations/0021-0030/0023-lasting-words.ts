import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import {
  FILTER_NAMES,
  FILTERS,
  SEQ_OF,
  SQLITE_STATE,
  wordsOnPostgres,
  wordsOnSqlite,
} from '../order-index.ts'

/** An order is found by these from its first moment on. PayPal's ids come later, and have indexes of their own. */
const COLUMNS = ['order_number', 'po_number', 'job_name', 'invoice_email']
const CHANGES = [...COLUMNS, 'customer'].join(', ')

/** The rows of its lines are entered after the order, which has a copy of them. */
const ITEMS_ON_SQLITE = `coalesce(
  (select group_concat(item, ' ') from order_lines where order_id = new.id),
  (select group_concat(json_extract(value, '$.item'), ' ') from json_each(new.lines)))`
const ITEMS_ON_POSTGRES = `coalesce(
  (select string_agg(item, ' ') from order_lines where order_id = o.id),
  (select string_agg(line->>'item', ' ') from jsonb_array_elements(o.lines::jsonb) as line))`

const WORDS = wordsOnSqlite('new', COLUMNS, ITEMS_ON_SQLITE)

const ON_SQLITE = [
  'drop trigger if exists orders_indexed',
  `create trigger orders_indexed after insert on orders begin
     insert into order_index (order_id, ${FILTER_NAMES})
       values (new.id, ${FILTERS('new', SQLITE_STATE('new'))});
     insert into order_words (seq, words) values (${SEQ_OF('new')}, ${WORDS});
   end`,
  'drop trigger if exists orders_words',
  `create trigger orders_words after update of ${CHANGES} on orders begin
     update order_words set words = ${WORDS} where seq = ${SEQ_OF('new')};
   end`,
]

const ON_POSTGRES = [
  `create or replace function words_of_order(o orders) returns text language sql stable as
     $$ select ${wordsOnPostgres(COLUMNS, ITEMS_ON_POSTGRES)} $$`,
  `create or replace trigger orders_words after update of ${CHANGES} on orders
     for each row execute function index_order_words()`,
]

/**
 * The words of an order are written once while it is paid: to take words out of SQLite's index without a trace takes 8 ms,
 * and each of PayPal's ids was a change of them.
 */
export const lastingWords: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
    for (const statement of isPostgres ? ON_POSTGRES : ON_SQLITE) {
      await sql.raw(statement).execute(database)
    }
  },
}
