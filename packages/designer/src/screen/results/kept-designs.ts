import {
  DESIGNS_STORAGE_KEY,
  MOST_DESIGNS,
  readSavedDesigns,
  type SavedDesign,
  savedDesignsText,
} from '../../saved-designs/saved-designs.ts'

/** The designs of this device, and a sentence where it keeps none for us. */
export interface KeptDesigns {
  readonly designs: readonly SavedDesign[]
  readonly problem?: string
}

const BLOCKED =
  'This browser keeps nothing for this page, so designs cannot be saved here. Use the link below instead: it holds all of it.'
const FULL =
  'This browser has no room left, so that was not saved. What you saved before is still there. Delete a design, or use the link below: it holds all of it.'
const MANY = `${MOST_DESIGNS} designs are saved on this device, which is as many as we keep. Delete one before you save another.`

/** What is kept on this device. */
export function keptDesigns(): KeptDesigns {
  try {
    const { designs } = readSavedDesigns(window.localStorage.getItem(DESIGNS_STORAGE_KEY))
    return { designs }
  } catch (error) {
    if (error instanceof DOMException) return { designs: [], problem: BLOCKED }
    throw error
  }
}

/** Keeps these designs in place of those before. Where that cannot be, those stay, and a sentence says why. */
export function keepDesigns(designs: readonly SavedDesign[]): KeptDesigns {
  const before = keptDesigns()
  if (before.problem !== undefined) return before
  if (designs.length > MOST_DESIGNS) return { ...before, problem: MANY }
  try {
    window.localStorage.setItem(DESIGNS_STORAGE_KEY, savedDesignsText(designs))
    return { designs }
  } catch (error) {
    if (error instanceof DOMException) return { ...before, problem: FULL }
    throw error
  }
}
