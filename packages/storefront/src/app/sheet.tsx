import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsPrinted } from '../page/use-is-printed.ts'

/**
 * What a page is written on. While it is not shown it lies beside the document, not in it: whoever looks for a heading,
 * an id or a text in the document finds those of the page that is shown, and no others.
 */
export function Sheet({ children }: { children: ReactNode }) {
  const isPrinted = useIsPrinted()
  const place = useRef<HTMLDivElement>(null)
  const printed = useRef<HTMLDivElement>(null)
  // The page that the document came with stands in it from the beginning.
  const [own] = useState(() => (isPrinted ? undefined : newSheet()))
  // Its effects run while the page is shown.
  useLayoutEffect(() => {
    const sheet = own ?? printed.current
    if (sheet === null) return undefined
    place.current?.append(sheet)
    return () => sheet.remove()
  }, [own])
  if (own === undefined) {
    return (
      <div ref={place} className="contents">
        <div ref={printed} className="contents">
          {children}
        </div>
      </div>
    )
  }
  // The place has no children that React knows of: what is laid there counts as alive, and nobody waits for it.
  return (
    <>
      <div ref={place} className="contents" />
      {createPortal(children, own)}
    </>
  )
}

function newSheet(): HTMLElement {
  return Object.assign(document.createElement('div'), { className: 'contents' })
}
