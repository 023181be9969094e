import { z } from 'zod/mini'

/** What a file may change. */
export const IMPORT_KINDS = ['tracking', 'prices', 'stock', 'price-list'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** A number in a file is the new one, or is added to the old one; it is chosen where that makes a difference. */
export const IMPORT_MODES = ['set', 'add'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** A file as its letters; whether it can be read is said in the preview. */
export const ImportRequestSchema = z.object({
  kind: z.enum(IMPORT_KINDS, 'Please say what the file is to change.'),
  mode: z._default(z.enum(IMPORT_MODES), 'set'),
  csv: z.string(),
})

/** Where a row leaves things as they are, it is what they become. */
export const UNCHANGED = 'unchanged'

/** What a row would change; `problem` says what is wrong with it, in a sentence. */
export const ImportRowSchema = z.object({
  /** As a spreadsheet counts it, the headings being 1; null for what falls away because no row of the file says it. */
  row: z.nullable(z.number()),
  item: z.string(),
  from: z.string(),
  to: z.string(),
  problem: z.nullable(z.string()),
})
export type ImportRow = z.infer<typeof ImportRowSchema>

/** Nothing is written before the import is applied, and then all of it or nothing. */
export const ImportPreviewSchema = z.object({ id: z.string(), rows: z.array(ImportRowSchema) })
export type ImportPreview = z.infer<typeof ImportPreviewSchema>

/** What an import has done, and whether there is a file that takes it back. */
export const AppliedImportSchema = z.object({
  sentence: z.string(),
  hasReverse: z._default(z.boolean(), false),
})
export type AppliedImport = z.infer<typeof AppliedImportSchema>
