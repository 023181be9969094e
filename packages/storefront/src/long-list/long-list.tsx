import type { Listing } from '@millrun/catalogue/product'
import { createResource } from '@millrun/ui/first/resource'
import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react'

/** Where something stands in a list of which not all is in the page. */
export interface ListPlace {
  /** From 1. */
  readonly at: number
  readonly of: number
}

/** What is listed. */
export type Listed = Pick<Listing, 'id' | 'title' | 'itemNumber'>

export interface LongListProps<T extends Listed> {
  readonly items: readonly T[]
  /** What holds them; a long list has several, one after the other. */
  readonly box: 'ul' | 'tbody'
  readonly className?: string
  /** Id of the item that the address points to. */
  readonly targetId?: string
  /** A row or an `<li>` with its key; it says its place where it has one. */
  readonly children: (item: T, index: number, place: ListPlace | undefined) => ReactNode
}

/** What an `<li>` in a list of which not all is in the page says of itself. */
export function placed(place: ListPlace | undefined) {
  return place && { role: 'listitem', 'aria-posinset': place.at, 'aria-setsize': place.of }
}

/** Up to so many are in the page as a whole. */
const LONG = 240

/** What a long list shows at once. Any number of columns up to six is filled by it. */
export const AT_ONCE = 60

const farList = createResource(() => import('./far-list.tsx'))

/** A list of any length. Of a long one the first sixty are in the page, and further ones when they come near the screen. */
export function LongList<T extends Listed>(props: LongListProps<T>) {
  const { items, box: Box, className, children } = props
  const isLong = isLongList(items)
  // Kept, because pages render once more as soon as they know their address.
  const first = useMemo(
    () =>
      (isLong ? items.slice(0, AT_ONCE) : items).map((item, index) =>
        children(item, index, isLong ? { at: index + 1, of: items.length } : undefined),
      ),
    [isLong, items, children],
  )
  if (!isLong) return <Box className={className}>{first}</Box>
  return (
    <OneList box={Box}>
      <Box className={className} role={PART_ROLE[Box]}>
        {first}
      </Box>
      <Suspense>
        <Further {...props} />
      </Suspense>
    </OneList>
  )
}

/** Whether not all of a list is in the page. */
export function isLongList(items: readonly unknown[]): boolean {
  return items.length > LONG
}

/** Who hears the page hears of one list: the boxes of its parts mean nothing. */
function OneList({ box, children }: { box: 'ul' | 'tbody'; children: ReactNode }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its items are in the boxes of its parts
  return box === 'ul' ? <div role="list">{children}</div> : children
}

export const PART_ROLE = { ul: 'none', tbody: undefined } as const

function Further<T extends Listed>(props: LongListProps<T>) {
  const { FarList } = farList.use()
  // What a filter leaves is seen first where one is looking; the rest follows when the browser has time.
  const items = useDeferredValue(props.items)
  return <FarList {...props} items={items} />
}
