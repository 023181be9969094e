/** How a table is laid out as blocks where its columns have no room beside each other. */
export interface Stacking {
  /** What takes the place of the heads. */
  readonly instead: string
  readonly heads: string
  readonly table: string
  readonly body: string
  readonly row: string
  readonly first: string
  readonly cell: string
  readonly label: string
  readonly number: string
}

/** So many columns have room on a tablet held upright. */
const MOST_ON_A_TABLET = 5

/** On a phone. */
const FEW: Stacking = {
  instead: 'md:hidden',
  heads: 'max-md:hidden',
  table: 'max-md:block',
  body: 'max-md:block max-md:border-t max-md:border-ink',
  row: 'max-md:block max-md:py-3',
  first: 'max-md:block max-md:pt-1 max-md:pr-0 max-md:text-base',
  cell: 'max-md:grid max-md:grid-cols-[7.5rem_1fr] max-md:gap-x-4 max-md:py-1 max-md:pr-0',
  label: 'md:hidden',
  number: 'md:text-right',
}

/** On a tablet, too, in as many columns as have room there. */
const MANY: Stacking = {
  instead: 'lg:hidden',
  heads: 'max-lg:hidden',
  table: 'max-lg:block',
  body: 'max-lg:block max-lg:border-t max-lg:border-ink',
  row: 'max-sm:block max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] max-lg:gap-x-5 max-lg:py-3',
  first: 'max-lg:col-span-full max-lg:block max-lg:pt-1 max-lg:pr-0 max-lg:text-base',
  cell: 'max-lg:block max-lg:py-1 max-lg:pr-0 max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:gap-x-4',
  label: 'lg:hidden',
  number: 'lg:text-right',
}

/** How a table of so many columns is laid out. */
export function stackingOf(columns: readonly unknown[]): Stacking {
  return columns.length > MOST_ON_A_TABLET ? MANY : FEW
}
