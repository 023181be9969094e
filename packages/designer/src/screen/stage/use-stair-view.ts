import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { idle } from '@millrun/ui/first/when-idle'
import type { Stair } from '@millrun/stair/model/stair'
import type { Background } from '../../scene/background.ts'
import type { StairStage, StairView } from '../../scene/stair-view.ts'
import { when3dIsWelcome } from './when-3d-is-welcome.ts'

export type { StairView }

/** The 3D view of the stair, from before it is asked for to its end. */
export interface StairViewState {
  /** What the view fills. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Absent until its first picture is there. */
  readonly view: StairView | undefined
  /** Its first picture is as sharp as the screen, or somebody has gone on from it. */
  readonly isSettled: boolean
  /** Why there is none: the browser cannot draw in 3D, or it could not be fetched. */
  readonly failure: 'no-webgl' | 'not-loaded' | undefined
  /** The graphics card was taken away, and is not back yet. */
  readonly isInterrupted: boolean
  /** How far up the stair one has walked, 0 to 1. */
  readonly climbed: number
}

/** The text that says which keys do what. */
export const HINT_ID = 'stair-view-hint'

/** Opens the 3D view once the page has nothing better to do, and keeps it to the stair and what stands behind it. */
export function useStairView(stair: Stair, background: Background): StairViewState {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<StairView>()
  const [isShown, setShown] = useState(false)
  const [isSettled, setSettled] = useState(false)
  const [failure, setFailure] = useState<StairViewState['failure']>()
  const [isInterrupted, setInterrupted] = useState(false)
  const [climbed, setClimbed] = useState(0)

  const open = useEffectEvent((signal: AbortSignal) => {
    const events = {
      onShown: () => setShown(true),
      onSettled: () => setSettled(true),
      onInterrupted: setInterrupted,
      onClimbed: setClimbed,
    }
    return openedView(place, stair, background, events, signal)
  })

  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    const fail = (error: unknown) =>
      setFailure(error instanceof NoWebGlError ? 'no-webgl' : 'not-loaded')
    open(signal).then(
      (opened) => signal.aborted || setView(opened),
      (error: unknown) => signal.aborted || fail(error),
    )
    return () => closing.abort()
  }, [])

  useEffect(() => view?.show(stair), [view, stair])
  useEffect(() => view?.setBackground(background), [view, background])

  const shown = isShown ? view : undefined
  return { place, view: shown, isSettled, failure, isInterrupted, climbed }
}

/** The browser cannot draw in 3D. */
class NoWebGlError extends Error {
  override readonly name = 'NoWebGlError'
}

type Events = Pick<StairStage, 'onShown' | 'onSettled' | 'onInterrupted' | 'onClimbed'>

/** The view, which closes with the signal; undefined when that comes before it is there. */
async function openedView(
  place: RefObject<HTMLDivElement | null>,
  stair: Stair,
  background: Background,
  events: Events,
  signal: AbortSignal,
): Promise<StairView | undefined> {
  await idle()
  if (signal.aborted) return undefined
  const canvas = document.createElement('canvas')
  canvas.ariaLabel = 'Your stair'
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (context === null) throw new NoWebGlError('no WebGL 2')
  const [{ openStairView }] = await Promise.all([
    import('../../scene/stair-view.ts'),
    when3dIsWelcome(context),
  ])
  if (signal.aborted || place.current === null) return undefined
  const stage = { canvas, context, place: place.current, hintId: HINT_ID, ...events }
  const view = openStairView(stage, stair, background)
  signal.addEventListener('abort', view.close)
  return view
}
