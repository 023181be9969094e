import type { Design } from '../design/design.ts'
import { designLink, readDesignLink } from '../link/design-link.ts'

export const DESIGNS_STORAGE_KEY = 'millrun-stair-designs'

/** No browser keeps more than a few megabytes; so many designs are far below that. */
export const MOST_DESIGNS = 50

/** A design that is kept on the device. */
export interface SavedDesign {
  /** Its own name on this device, made when it is first saved. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAtMs: number
  readonly design: Design
}

export interface ReadDesigns {
  readonly designs: readonly SavedDesign[]
  /** What was dropped and why, to be logged; empty when all of it could be kept. */
  readonly problems: readonly string[]
}

/** The text that is kept in local storage. Designs are written as their links, so that both stay readable together. */
export function savedDesignsText(designs: readonly SavedDesign[]): string {
  return JSON.stringify(
    designs.map(({ id, savedAtMs, design }) => ({ id, savedAtMs, link: designLink(design) })),
  )
}

/** Reads what local storage holds, of any age and shape: what can be kept is kept. */
export function readSavedDesigns(text: string | null): ReadDesigns {
  if (text === null) return { designs: [], problems: [] }
  const entries = entriesOf(text)
  if (entries === undefined) return { designs: [], problems: ['not saved designs'] }
  const designs = new Map<string, SavedDesign>()
  const problems: string[] = []
  for (const [index, entry] of entries.slice(0, MOST_DESIGNS).entries()) {
    const saved = readEntry(entry)
    if (typeof saved === 'string') problems.push(`dropped design ${index + 1}: ${saved}`)
    else designs.set(saved.id, saved)
  }
  return { designs: [...designs.values()], problems }
}

/** The saved designs with this one first; saved again under its id, it takes the place of what it was. */
export function withSaved(
  designs: readonly SavedDesign[],
  saved: SavedDesign,
): readonly SavedDesign[] {
  return [saved, ...designs.filter(({ id }) => id !== saved.id)]
}

function entriesOf(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The design of an entry, or why it is none. */
function readEntry(entry: unknown): SavedDesign | string {
  if (!isEntry(entry)) return 'not an id, a time and a link'
  const read = readDesignLink(entry.link)
  if (!read.ok) return read.problem
  return { id: entry.id, savedAtMs: entry.savedAtMs, design: read.design }
}

interface Entry {
  readonly id: string
  readonly savedAtMs: number
  readonly link: string
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value && 'savedAtMs' in value && 'link' in value)) return false
  const isId = typeof value.id === 'string' && /^[\w-]{1,64}$/.test(value.id)
  return isId && Number.isFinite(value.savedAtMs) && typeof value.link === 'string'
}
