import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { type Listed, type LongListProps, PART_ROLE } from './long-list.tsx'
import { watchNearness } from './watch-nearness.ts'

interface StretchProps<T extends Listed> extends LongListProps<T> {
  readonly from: number
  readonly until: number
  /** By which its height is remembered. */
  readonly place: string
  /** Its height while nobody has seen it. */
  readonly guessedPx: number
  /** The address points into it. */
  readonly isWanted: boolean
}

/** How high each stretch was: who comes back finds the page as long as it was. */
const heights = new Map<string, number>()

/** Some rows of a long list. */
export function Stretch<T extends Listed>(props: StretchProps<T>) {
  const { items, box: Box, className, from, until, place, guessedPx, isWanted, children } = props
  const here = useRef<HTMLUListElement & HTMLTableSectionElement>(null)
  const [isNear, setNear] = useState(isWanted)
  useEffect(() => {
    const box = here.current
    if (box === null) return
    return watchNearness(box, (nowNear, heightPx) => {
      // Nothing is as high as nothing: the page is hidden, and is found as it was. Whoever has the focus keeps it.
      if (heightPx === 0 || (!nowNear && box.contains(document.activeElement))) return
      if (!nowNear) heights.set(place, heightPx)
      startTransition(() => setNear(nowNear))
    })
  }, [place])
  return (
    <Box ref={here} role={PART_ROLE[Box]} className={isNear ? className : undefined}>
      {isNear ? (
        items
          .slice(from, until)
          .map((item, index) =>
            children(item, from + index, { at: from + index + 1, of: items.length }),
          )
      ) : (
        <Place {...props} heightPx={heights.get(place) ?? guessedPx} />
      )}
    </Box>
  )
}

/** An empty place. Its names are found by the browser's search in the page, which brings it onto the screen. */
function Place<T extends Listed>(props: StretchProps<T> & { readonly heightPx: number }) {
  const { items, box, from, until, heightPx } = props
  const names = useMemo(
    () =>
      items
        .slice(from, until)
        .map(({ title, itemNumber }) => `${title} ${itemNumber}`)
        .join('\n'),
    [items, from, until],
  )
  const style = { height: heightPx }
  if (box === 'ul') {
    return (
      <li role="none" ref={hideUntilFound} style={style}>
        {names}
      </li>
    )
  }
  return (
    <tr>
      <td colSpan={99}>
        <div ref={hideUntilFound} style={style}>
          {names}
        </div>
      </td>
    </tr>
  )
}

/** React writes this attribute as if it had no value. */
function hideUntilFound(place: HTMLElement | null): void {
  place?.setAttribute('hidden', 'until-found')
}
