import type { ImportKind } from '@millrun/commerce/desk/import-request'

/** Files that are looked at and applied here. */
export type FileKind = Exclude<ImportKind, 'tracking'>

interface KindWords {
  readonly headings: string
  /** What is left alone where the file does not say it. */
  readonly rest: string
  /** What one row changes, and what several do. */
  readonly changes: readonly [one: string, several: string]
  /** When it is seen that it was applied. */
  readonly seen: string
  /** What shows it is asked for again: the key of those questions begins so. */
  readonly asked: string
}

const SHELF = {
  rest: 'Rows that you leave as they are change nothing.',
  changes: ['product changes', 'products change'],
  seen: 'The shop shows the change within ten seconds.',
  asked: 'shelf',
} as const

/** What the screens say of each kind of file. */
export const FILE_KINDS: Readonly<Record<FileKind, KindWords>> = {
  prices: { headings: 'item and price', ...SHELF },
  stock: { headings: 'item and quantity', ...SHELF },
  'price-list': {
    headings: 'list, item, family, min, price and percent',
    rest: 'The rows of a list stand in the place of all that it had: what you leave out falls away. Lists that the file does not name stay as they are.',
    changes: ['price changes', 'prices change'],
    seen: 'Who buys by the list pays by it from now on.',
    asked: 'price-list',
  },
}
