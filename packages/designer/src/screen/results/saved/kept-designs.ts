import {
  DESIGNS_STORAGE_KEY,
  MOST_DESIGNS,
  type ReadDesigns,
  readSavedDesigns,
  type SavedDesign,
  savedDesignsText,
} from '../../../saved-designs/saved-designs.ts'

/** The designs of this device, and a sentence where some or all of them cannot be kept or read. */
export interface KeptDesigns {
  readonly designs: readonly SavedDesign[]
  /** Why designs cannot be saved now. */
  readonly problem?: string
  /** What is kept beside them, and cannot be shown. */
  readonly note?: string
}

const BLOCKED =
  'This browser keeps nothing for this page, so designs cannot be saved here. Use the link below instead: it holds all of it.'
const FULL =
  'This browser has no room left, so that was not saved. What you saved before is still there. Delete a design, or use the link below: it holds all of it.'
const MANY = `${MOST_DESIGNS} designs are saved on this device, which is as many as we keep. Delete one before you save another.`

const NEWER =
  'The designs on this device were saved by a newer version of this page, and stay as they are. Reload the page to see them and to save.'

/** What is kept on this device. */
export function keptDesigns(): KeptDesigns {
  const read = readDesigns()
  if ('problem' in read) return read
  return { designs: read.designs, ...noteOn(read.unread.length) }
}

/**
 * Keeps these designs in place of those before; what this page cannot read stays beside them. Where that cannot be,
 * all stays as it was, and a sentence says why.
 */
export function keepDesigns(designs: readonly SavedDesign[]): KeptDesigns {
  const before = readDesigns()
  if ('problem' in before) return before
  const { unread } = before
  const note = noteOn(unread.length)
  if (designs.length > MOST_DESIGNS) return { designs: before.designs, ...note, problem: MANY }
  try {
    window.localStorage.setItem(DESIGNS_STORAGE_KEY, savedDesignsText({ designs, unread }))
    return { designs, ...note }
  } catch (error) {
    if (error instanceof DOMException) return { designs: before.designs, ...note, problem: FULL }
    throw error
  }
}

type Read = ReadDesigns | { readonly designs: readonly []; readonly problem: string }

function readDesigns(): Read {
  try {
    const read = readSavedDesigns(window.localStorage.getItem(DESIGNS_STORAGE_KEY))
    return read ?? { designs: [], problem: NEWER }
  } catch (error) {
    if (error instanceof DOMException) return { designs: [], problem: BLOCKED }
    throw error
  }
}

function noteOn(unread: number): Pick<KeptDesigns, 'note'> {
  if (unread === 0) return {}
  const which = unread === 1 ? '1 design here was' : `${unread} designs here were`
  const stay = unread === 1 ? 'It stays as it is' : 'They stay as they are'
  return {
    note: `${which} saved by another version of this page. ${stay}; reload the page to see ${unread === 1 ? 'it' : 'them'}.`,
  }
}
