import type { Design } from '@millrun/stair/design/design'
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
  /** Entries that this page cannot read, as they were written: a newer one can. */
  readonly unread: readonly unknown[]
}

/**
 * The text that is kept in local storage. Designs are written as their links, so that both stay readable together;
 * what could not be read is written as it was.
 */
export function savedDesignsText({ designs, unread }: ReadDesigns): string {
  const entries = designs.map(({ id, savedAtMs, design }) => ({
    id,
    savedAtMs,
    link: designLink(design),
  }))
  return JSON.stringify([...entries, ...unread])
}

/**
 * Reads what local storage holds, of any age. What no designer wrote is dropped; undefined where another one wrote
 * all of it in a way of its own.
 */
export function readSavedDesigns(text: string | null): ReadDesigns | undefined {
  const value = text === null ? undefined : jsonOf(text)
  if (typeof value !== 'object' || value === null) return { designs: [], unread: [] }
  if (!Array.isArray(value)) return undefined
  const designs = new Map<string, SavedDesign>()
  const unread: unknown[] = []
  for (const entry of value.filter(isNamed)) {
    const saved = isEntry(entry) ? readEntry(entry) : undefined
    if (saved === undefined || designs.size === MOST_DESIGNS) unread.push(entry)
    else designs.set(saved.id, saved)
  }
  return { designs: [...designs.values()], unread }
}

/** The saved designs with this one first; saved again under its id, it takes the place of what it was. */
export function withSaved(
  designs: readonly SavedDesign[],
  saved: SavedDesign,
): readonly SavedDesign[] {
  return [saved, ...designs.filter(({ id }) => id !== saved.id)]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function readEntry({ id, savedAtMs, link }: Entry): SavedDesign | undefined {
  const read = readDesignLink(link)
  return read.ok ? { id, savedAtMs, design: read.design } : undefined
}

interface Named {
  readonly id: string
}

/** Every version of this page gives what it saves a name. */
function isNamed(value: unknown): value is Named {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false
  return typeof value.id === 'string' && /^[\w-]{1,64}$/.test(value.id)
}

interface Entry extends Named {
  readonly savedAtMs: number
  readonly link: string
}

function isEntry(value: Named): value is Entry {
  if (!('savedAtMs' in value && 'link' in value)) return false
  return Number.isFinite(value.savedAtMs) && typeof value.link === 'string'
}
