import type { Design } from './design.ts'

/** Whether two designs have nothing that tells them apart. */
export function isSameDesign(one: Design, other: Design): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
