import type { Design } from '@millrun/stair/design/design'
import type { SavedDesign } from './saved-designs.ts'

/** A design as it is saved under its name: it takes the place of the one that has this name already. */
export function savedAs(
  designs: readonly SavedDesign[],
  design: Design,
  savedAtMs: number,
): SavedDesign {
  const before = designs.find((saved) => saved.design.name === design.name)
  return { id: before?.id ?? newId(designs, savedAtMs), savedAtMs, design }
}

function newId(designs: readonly SavedDesign[], savedAtMs: number): string {
  const id = savedAtMs.toString(36)
  return designs.some((saved) => saved.id === id) ? newId(designs, savedAtMs + 1) : id
}
