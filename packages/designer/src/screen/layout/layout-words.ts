import type { Layout } from '@millrun/stair/design/design'

interface LayoutWords {
  readonly name: string
  /** What else it is called at home. */
  readonly text: string
}

/** What the layouts are called. All else that is asked and drawn follows from their segments. */
export const LAYOUT_WORDS: Readonly<Record<Layout, LayoutWords>> = {
  straight: { name: 'Straight', text: 'One flight, from floor to floor.' },
  'l-landing': { name: 'Turns at a landing', text: 'Two flights round a corner.' },
  'u-landing': { name: 'Comes back', text: 'Two flights, back beside each other.' },
  'l-winder': { name: 'Turns on winders', text: 'Wedge steps round a corner, no landing.' },
  'u-winder': { name: 'Comes back on winders', text: 'Wedge steps round two corners.' },
  'straight-level': {
    name: 'Goes on upstairs',
    text: 'One flight, and the open edge of the floor above.',
  },
  balcony: { name: 'Level balcony', text: 'A level run: an upstairs landing, hallway or loft.' },
}

/** The layout of what goes on level at the head of a stair, as a design of its own. */
export const LEVEL_LAYOUT: Layout = 'balcony'
