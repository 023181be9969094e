import { z } from 'zod/mini'

/** What stands in a form: texts, and what is ticked. */
export type Typed = Record<string, string | boolean>

const PREFIX = 'millrun-desk-draft-'

const DraftSchema = z.record(z.string(), z.unknown())

/** What was typed into a form in this tab and not sent yet: of its fields alone, and each of the kind that it has. */
export function readDraft(form: string, fields: Typed): Typed {
  const parsed = DraftSchema.safeParse(readKept(form))
  if (!parsed.success) return {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, empty]) => {
      const kept = parsed.data[name]
      const isText = typeof empty === 'string'
      if (isText && typeof kept === 'string') return [name, kept]
      return [name, !isText && typeof kept === 'boolean' ? kept : empty]
    }),
  )
}

function readKept(form: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(PREFIX + form) ?? 'null')
  } catch {
    return undefined
  }
}

/** Keeps what was typed so far. */
export function keepDraft(form: string, typed: unknown): void {
  try {
    window.sessionStorage.setItem(PREFIX + form, JSON.stringify(typed))
  } catch {
    // Where storage is forbidden or full, what was typed lasts as long as its form is shown.
  }
}

/** What was typed is sent. */
export function dropDraft(form: string): void {
  dropKeys((key) => key === PREFIX + form)
}

/** Somebody leaves the desk: nothing that they typed stays for who comes next. */
export function dropAllDrafts(): void {
  dropKeys((key) => key.startsWith(PREFIX))
}

function dropKeys(isDropped: (key: string) => boolean): void {
  try {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage)) {
      if (isDropped(key)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is forbidden: nothing was kept in it.
  }
}
