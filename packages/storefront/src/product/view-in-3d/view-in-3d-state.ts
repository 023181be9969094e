import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Listing, Product } from '@millrun/catalogue/product'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '@millrun/ui/over/show-toast'
import type { Selection } from '../choices/use-selection.ts'
import { familyShapes } from 'virtual:family-shapes'
import { families } from '../../catalogue/families.ts'

export type PartView = ReturnType<Awaited<ReturnType<typeof loadViewSource>>['openPartView']>

export interface ShownView {
  readonly view: PartView
  readonly product: Product
}

interface ViewOf3d {
  /** Absent until the view is open; `missing` where the browser cannot draw in 3D. */
  readonly shown: ShownView | 'missing' | undefined
  /** What is shown and its sizes, in words. */
  readonly sentence: string
  /** The graphics card was taken away, and is not back yet. */
  readonly isInterrupted: boolean
}

/** Opens the 3D view of a product in `place` and keeps it to what the page has chosen. */
export function useViewIn3d(
  listing: Listing,
  { choices }: Selection,
  place: RefObject<HTMLElement | null>,
  onClose: () => void,
): ViewOf3d {
  const [shown, setShown] = useState<ViewOf3d['shown']>()
  const [sentence, setSentence] = useState('')
  const [isInterrupted, setInterrupted] = useState(false)

  const open = useEffectEvent((signal: AbortSignal) => {
    const events = { onShown: setSentence, onInterrupted: setInterrupted }
    return openedView(listing, choices, place, events, signal)
  })
  const fail = useEffectEvent(() => {
    onClose()
    showToast({ title: 'The 3D view could not be opened.', tone: 'destructive' })
  })

  useEffect(() => {
    const closing = new AbortController()
    open(closing.signal).then(setShown, () => closing.signal.aborted || fail())
    return () => closing.abort()
  }, [])

  useEffect(() => {
    if (typeof shown === 'object') shown.view.show(choices)
  }, [shown, choices])

  return { shown, sentence, isInterrupted }
}

/** The text that says which keys do what. */
export const HINT_ID = 'view-in-3d-hint'

interface Events {
  readonly onShown: (sentence: string) => void
  readonly onInterrupted: (isInterrupted: boolean) => void
}

/** The view, which closes with the signal; undefined when that comes before it is there. */
async function openedView(
  listing: Listing,
  choices: Choices,
  place: RefObject<HTMLElement | null>,
  events: Events,
  signal: AbortSignal,
): Promise<ViewOf3d['shown']> {
  const source = loadViewSource(listing)
  const canvas = document.createElement('canvas')
  // Meanwhile the rest is on its way.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  const { openPartView, product } = await source
  if (context === null) return 'missing'
  if (signal.aborted || place.current === null) return undefined
  const stage = { canvas, context, place: place.current, hintId: HINT_ID, ...events }
  const view = openPartView(stage, product, choices)
  signal.addEventListener('abort', view.close)
  return { view, product }
}

/** Fetches all that is known of a product, and what can show it. */
async function loadViewSource(listing: Listing) {
  const [viewer, product] = await Promise.all([
    import('@millrun/viewer/part/part-view'),
    loadProduct(listing),
  ])
  return { openPartView: viewer.openPartView, product }
}

async function loadProduct({ id, family }: Listing): Promise<Product> {
  const [texts, shapes] = await Promise.all([families[family].load(), familyShapes[family]()])
  const [text, shape] = [texts.find((product) => product.id === id), shapes[id]]
  if (text === undefined || shape === undefined) throw new Error(`${id} has no shape`)
  return { ...text, shape }
}
