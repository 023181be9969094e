import type { Design } from '@millrun/stair/design/design'
import { designLink } from '../../link/design-link.ts'

/** The address that opens a design anywhere: all of it stands behind the `#`, which no server sees. */
export function shareAddress(design: Design): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${designLink(design)}`
}
