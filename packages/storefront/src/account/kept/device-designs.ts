import { z } from 'zod/mini'

/** Where the Stair Visualizer keeps the designs of this browser. */
const DESIGNS_STORAGE_KEY = 'millrun-stair-designs'

/** A design as this browser keeps it: its link names it. */
export interface DeviceDesign {
  readonly id: string
  readonly name: string
  readonly link: string
}

const EntrySchema = z.object({ id: z.string(), link: z.string() })

/** The designs that are kept in this browser; those of other versions, which nobody here can read, are left out. */
export function deviceDesigns(text: string | null): readonly DeviceDesign[] {
  const value = jsonOf(text)
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    const read = EntrySchema.safeParse(entry)
    if (!read.success) return []
    const { id, link } = read.data
    return [{ id, link, name: new URLSearchParams(link).get('n') ?? 'Untitled design' }]
  })
}

export function readDeviceDesigns(): readonly DeviceDesign[] {
  try {
    return deviceDesigns(window.localStorage.getItem(DESIGNS_STORAGE_KEY))
  } catch {
    // Storage is forbidden: no design is kept in this browser either.
    return []
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
