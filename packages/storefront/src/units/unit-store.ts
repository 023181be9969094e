/** In what lengths are shown; one orders in inches. */
export const UNITS = { inches: 'Inches', millimetres: 'Millimeters' } as const
export type Unit = keyof typeof UNITS

const STORAGE_KEY = 'millrun-units'

const listeners = new Set<() => void>()
let chosen: Unit | undefined

/** The unit that this browser was told; inches until then. */
export function readUnit(): Unit {
  chosen ??= saved() === 'millimetres' ? 'millimetres' : 'inches'
  return chosen
}

/** Shows lengths in a unit from now on, here and at the next visit. */
export function chooseUnit(unit: Unit): void {
  chosen = unit
  try {
    window.localStorage.setItem(STORAGE_KEY, unit)
  } catch {
    // Storage is refused: it holds for this visit.
  }
  void showUnit()
  for (const listener of listeners) listener()
}

export function subscribeUnit(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let restore: (() => void) | undefined

/** Has the document say what was chosen; only who wants millimeters fetches what writes them. */
export async function showUnit(): Promise<void> {
  if (readUnit() === 'inches') {
    restore?.()
    restore = undefined
    return
  }
  const { showMillimetres } = await import('./show-millimetres.ts')
  if (readUnit() === 'millimetres') restore ??= showMillimetres(document)
}

function saved(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
