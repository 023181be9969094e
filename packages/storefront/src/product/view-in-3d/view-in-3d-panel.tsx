import type { Listing } from '@millrun/catalogue/product'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { ViewIn3dBar } from './view-in-3d-bar.tsx'
import { type PartView, useViewIn3d } from './view-in-3d-state.ts'
import type { Selection } from '../choices/use-selection.ts'

interface ViewIn3dPanelProps {
  readonly product: Listing
  readonly selection: Selection
  readonly onClose: () => void
}

const NOTE =
  'absolute inset-x-0 bottom-0 block border-t border-rule bg-paper px-5 py-3 text-[15px] lg:px-12'

/** The part in 3D in the place of its picture; where the browser cannot draw it, the picture stays. */
export function ViewIn3dPanel({ product, selection, onClose }: ViewIn3dPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { shown, sentence, isInterrupted } = useViewIn3d(product, selection, place, onClose)
  const isShown = typeof shown === 'object'
  useCover(isShown ? shown.view : undefined, panel, onClose)
  useClosedByPicture(selection, onClose)
  return (
    <section
      ref={panel}
      aria-label={`${product.title} in 3D`}
      className={`absolute inset-0 flex flex-col ${isShown ? 'bg-paper' : 'pointer-events-none'}`}
    >
      <div ref={place} className="relative min-h-0 flex-1 text-[13px] text-plotter" />
      {isShown && <ViewIn3dBar {...shown} choices={selection.choices} onClose={onClose} />}
      <output className={isShown && !isInterrupted ? 'sr-only' : NOTE}>
        {isInterrupted ? 'The 3D view was interrupted and comes back by itself.' : sentence}
        {shown === undefined && 'Opening the 3D view …'}
        {shown === 'missing' &&
          'This browser cannot draw in 3D: it has no WebGL. The picture stays.'}
      </output>
    </section>
  )
}

/** Puts the picture it covers out of reach, gives the view the focus and closes on Escape; gives the focus back at the end. */
function useCover(
  view: PartView | undefined,
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const [cover, covered] = [panel.current, panel.current?.previousElementSibling]
    if (view === undefined || cover === null || !(covered instanceof HTMLElement)) return undefined
    const off = new AbortController()
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    cover.addEventListener('keydown', leave, off)
    covered.inert = true
    cover.scrollIntoView({ block: 'nearest' })
    view.focus()
    return () => {
      off.abort()
      covered.inert = false
      document.getElementById('view-in-3d')?.focus({ preventScroll: true })
    }
  }, [view, panel])
}

/** Who picks another picture below wants to see that. A choice of finish or wood changes it as well. */
function useClosedByPicture({ choices, shown }: Selection, onClose: () => void): void {
  const before = useRef({ choices, shown })
  useEffect(() => {
    const isPicked = before.current.shown !== shown && before.current.choices === choices
    before.current = { choices, shown }
    if (isPicked) onClose()
  }, [choices, shown, onClose])
}
