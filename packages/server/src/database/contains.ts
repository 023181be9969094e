import { type RawBuilder, sql } from 'kysely'

/** The condition that a text of the database holds a piece of text as it stands: no sign of it means several. */
export function contains(text: RawBuilder<string>, piece: string): RawBuilder<boolean> {
  const pattern = `%${piece.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${text} like ${pattern} escape '\\'`
}
