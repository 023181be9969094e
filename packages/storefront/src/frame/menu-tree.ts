import { IRON_SERIES } from '@millrun/catalogue/iron-baluster'
import type { Family } from '@millrun/catalogue/product'
import { paths } from '../paths.ts'

export interface MenuLink {
  readonly label: string
  readonly to: string
}

interface MenuGroup {
  /** Said above the links when there is more than one group. */
  readonly heading?: string
  readonly links: readonly MenuLink[]
}

export interface Menu {
  readonly label: string
  readonly groups: readonly MenuGroup[]
  /** The way to everything, at the foot of the list. */
  readonly all?: MenuLink
  /** Families whose products are found below this menu. */
  readonly families: readonly Family[]
}

export interface DirectLink extends MenuLink {
  readonly families: readonly Family[]
}

export type MenuEntry = Menu | DirectLink

const NEWEL_CATEGORIES = [
  'Box Newels',
  'Wood Newels',
  'Sleek Wood Newels',
  'Iron Newels',
  'Mission Style',
  'Craftsman Style',
  'Landing Newels',
]

const VIEW_ALL: MenuLink = { label: 'View All Products', to: paths.products }

/** The main menu, in reading order: drop-down lists and direct links. */
export const menuTree: readonly MenuEntry[] = [
  {
    label: 'NEWELS',
    families: ['newels', 'posts'],
    groups: [
      {
        links: [
          { label: 'All Newels', to: paths.newels },
          ...NEWEL_CATEGORIES.map((name) => filtered(paths.newels, 'category', name)),
          { label: 'Starting and Landing Posts', to: paths.newelPosts },
        ],
      },
    ],
    all: VIEW_ALL,
  },
  {
    label: 'BALUSTERS',
    families: ['iron-balusters', 'wood-balusters', 'shoes-knuckles'],
    groups: [
      {
        heading: 'By kind',
        links: [
          { label: 'Iron Balusters', to: paths.ironBalusters },
          { label: 'Wood Balusters', to: paths.woodBalusters },
          { label: 'Shoes and Knuckles', to: paths.shoesKnuckles },
        ],
      },
      {
        heading: 'Iron, by series',
        links: IRON_SERIES.filter((series) => series !== 'Other').map((series) =>
          filtered(paths.ironBalusters, 'series', series),
        ),
      },
    ],
    all: VIEW_ALL,
  },
  {
    label: 'RAILS',
    families: ['handrails', 'fittings', 'brackets', 'rosettes'],
    groups: [
      {
        links: [
          { label: 'Handrails', to: paths.handrails },
          { label: 'Handrail Fittings', to: paths.fittings },
          { label: 'Handrail Brackets', to: paths.brackets },
          { label: 'Handrail Rosettes', to: paths.rosettes },
        ],
      },
    ],
    all: VIEW_ALL,
  },
  { label: 'TREADS', to: paths.treads, families: ['treads'] },
  { label: 'CONTACT US', to: paths.contact, families: [] },
  {
    label: 'MORE',
    families: [],
    groups: [
      {
        links: [
          { label: 'All Products', to: paths.products },
          { label: 'Stair Visualizer', to: paths.stairVisualizer },
          { label: 'About', to: paths.about },
        ],
      },
    ],
  },
]

function filtered(gallery: string, filter: string, value: string): MenuLink {
  return { label: value, to: `${gallery}?${new URLSearchParams({ [filter]: value })}` }
}

/** Whether the page at this path, or the product it shows, belongs below the entry. */
export function isCurrentEntry(entry: MenuEntry, pathname: string, shown?: Family): boolean {
  if (shown !== undefined && entry.families.includes(shown)) return true
  const links = 'to' in entry ? [entry] : entry.groups.flatMap((group) => group.links)
  return links.some((link) => link.to === pathname)
}
