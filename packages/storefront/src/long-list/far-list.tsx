import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { usePlace } from '../router/place.ts'
import { AT_ONCE, type Listed, type LongListProps } from './long-list.tsx'
import { Stretch } from './stretch.tsx'

/** A stretch is about a screen high: what comes at once has to be laid out within a frame. */
const STRETCH = { px: 800, leastRows: 2 }

/** The rows that stand in the page already, from which the others are guessed. */
interface Measured {
  readonly columns: number
  readonly rowPx: number
}

/**
 * What comes after the first sixty of a long list: a stretch of a few rows is in the page while it is near the screen,
 * and an empty place as high as it otherwise. So the bar at the side of the window tells the truth, and the end of the
 * page can be reached.
 */
export function FarList<T extends Listed>(props: LongListProps<T>) {
  const { items, targetId } = props
  const start = useRef<HTMLTemplateElement>(null)
  const measured = useMeasured(start)
  const isBack = useIsBack()
  useEffect(() => {
    if (measured === undefined || isBack || targetId === undefined) return
    const isFar = items.findIndex(({ id }) => id === targetId) >= AT_ONCE
    if (isFar) document.getElementById(targetId)?.scrollIntoView()
    // Once for an address: filters keep what it points to, and scroll by themselves.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [measured === undefined, targetId])
  return (
    <>
      <template ref={start} />
      {measured !== undefined && <Stretches {...props} measured={measured} />}
    </>
  )
}

/** The address that a page was opened with has been led to, and is come back to from then on. */
let isOpened = false

/** Whether Back or Forward led here, or the page was loaded again: the browser returns to where one was. */
function useIsBack(): boolean {
  const { location, arrival } = usePlace()
  const [wasOpened] = useState(isOpened)
  useEffect(() => void (isOpened = true), [])
  // The router calls the address that a page was opened with the default one.
  return arrival === 'pop' && (location.key !== 'default' || wasOpened)
}

function Stretches<T extends Listed>(props: LongListProps<T> & { readonly measured: Measured }) {
  const { items, targetId, measured } = props
  const { columns, rowPx } = measured
  const size = columns * Math.max(STRETCH.leastRows, Math.round(STRETCH.px / rowPx))
  const target = items.findIndex(({ id }) => id === targetId)
  const view = `${window.location.pathname}${window.location.search} ${columns}`
  return Array.from({ length: Math.ceil((items.length - AT_ONCE) / size) }, (_, index) => {
    const from = AT_ONCE + index * size
    const until = Math.min(from + size, items.length)
    return (
      <Stretch
        key={from}
        {...props}
        from={from}
        until={until}
        place={`${view} ${from}`}
        guessedPx={Math.ceil((until - from) / columns) * rowPx}
        isWanted={target >= from && target < until}
      />
    )
  })
}

/** Measures the box before this mark, once and whenever its width is another. */
function useMeasured(start: RefObject<HTMLElement | null>): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>()
  useLayoutEffect(() => {
    const box = start.current?.previousElementSibling
    if (box === null || box === undefined) return
    const measure = () => {
      const now = measureBox(box)
      // In a page that is hidden nothing has a height.
      if (now.rowPx > 0) setMeasured((before) => same(before, now))
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(box)
    return () => watching.disconnect()
  }, [start])
  return measured
}

function measureBox(box: Element): Measured {
  const columns = Math.max(1, getComputedStyle(box).gridTemplateColumns.split(' ').length)
  return { columns, rowPx: box.getBoundingClientRect().height / (AT_ONCE / columns) }
}

/** A row that has grown by a line is no reason to lay out all others anew. */
function same(before: Measured | undefined, now: Measured): Measured {
  return before?.columns === now.columns ? before : now
}
