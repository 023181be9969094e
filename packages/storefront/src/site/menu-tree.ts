import { DESCRIPTORS, FAMILIES, type Family } from '@millrun/catalogue/families/families'
import { FAMILY_MENUS } from '@millrun/catalogue/families/family'
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

const VIEW_ALL: MenuLink = { label: 'View All Products', to: paths.products }

/** The main menu, in reading order: drop-down lists and direct links. */
export const menuTree: readonly MenuEntry[] = [
  ...Object.entries(FAMILY_MENUS).map(([label, words]) => familyMenu(label, words)),
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

/** The families under an entry of the menu; where there is one, the entry leads straight to it. */
function familyMenu(label: string, { heading }: { readonly heading?: string }): MenuEntry {
  const families = FAMILIES.filter((family) => DESCRIPTORS[family].menu?.under === label)
  const [only, ...others] = families
  if (only !== undefined && others.length === 0) {
    return { label, to: DESCRIPTORS[only].path, families }
  }
  const links = families.flatMap(familyLinks)
  return {
    label,
    families,
    groups: [
      heading === undefined ? { links } : { heading, links },
      ...families.flatMap(filteredGroup),
    ],
    all: VIEW_ALL,
  }
}

/** The way to a family, and below it those into its kinds, unless they have a heading of their own. */
function familyLinks(family: Family): readonly MenuLink[] {
  const { name, path, menu } = DESCRIPTORS[family]
  const own = { label: menu?.label ?? name, to: path }
  return menu?.filtered?.heading === undefined ? [own, ...filteredLinks(family)] : [own]
}

function filteredGroup(family: Family): readonly MenuGroup[] {
  const heading = DESCRIPTORS[family].menu?.filtered?.heading
  return heading === undefined ? [] : [{ heading, links: filteredLinks(family) }]
}

function filteredLinks(family: Family): readonly MenuLink[] {
  const { path, menu } = DESCRIPTORS[family]
  const { by, values } = menu?.filtered ?? { by: '', values: [] }
  return values.map((value) => ({
    label: value,
    to: `${path}?${new URLSearchParams({ [by]: value })}`,
  }))
}

/** Whether the page at this path, or the product it shows, belongs below the entry. */
export function isCurrentEntry(entry: MenuEntry, pathname: string, shown?: Family): boolean {
  if (shown !== undefined && entry.families.includes(shown)) return true
  const links = 'to' in entry ? [entry] : entry.groups.flatMap((group) => group.links)
  return links.some((link) => link.to === pathname)
}
