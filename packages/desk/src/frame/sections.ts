import { STAFF_ROLES, type StaffRole } from '@millrun/commerce/desk/desk-api'
import { createResource, type Resource } from '@millrun/ui/first/resource'
import type { ComponentType } from 'react'

export interface Section {
  readonly name: string
  /** Below `/desk/`; its screen may have further addresses below it. */
  readonly path: string
  /** Who sees it; the server looks for itself. */
  readonly roles: readonly StaffRole[]
  readonly screen: Resource<{ readonly Screen: ComponentType }>
}

const startScreen = createResource(async () => ({
  Screen: (await import('../start/start-screen.tsx')).StartScreen,
}))

const packingScreen = createResource(async () => ({
  Screen: (await import('../packing/packing-screen.tsx')).PackingScreen,
}))

/** The sections of the desk in their order; the first that a role sees is what `/desk` shows. */
export const SECTIONS: readonly Section[] = [
  { name: 'Start', path: 'start', roles: STAFF_ROLES, screen: startScreen },
  { name: 'Packing', path: 'packing', roles: STAFF_ROLES, screen: packingScreen },
]
