import { useMemo, useState } from 'react'
import type { Background } from '../../scene/background.ts'
import { useDesign } from '../design-state.tsx'
import { type OwnPhotograph, photographBackground } from './own-photograph.ts'

/** What stands behind the stair: the room of the design, or a photograph that is no part of it. */
export interface BackgroundState {
  readonly background: Background
  /** Kept while a room is shown. */
  readonly own: OwnPhotograph | undefined
  readonly isOwnShown: boolean
  readonly showOwn: (own: OwnPhotograph) => void
  readonly hideOwn: () => void
  readonly removeOwn: () => void
}

/** The background of the design on the screen. */
export function useBackground(): BackgroundState {
  const { room } = useDesign().design
  const [{ own, isOwnShown }, setState] = useState<Pick<BackgroundState, 'own' | 'isOwnShown'>>({
    own: undefined,
    isOwnShown: false,
  })
  const background = useMemo<Background>(
    () => (own !== undefined && isOwnShown ? photographBackground(own) : { kind: 'room', room }),
    [own, isOwnShown, room],
  )
  return {
    background,
    own,
    isOwnShown,
    showOwn: (shown) => setState({ own: shown, isOwnShown: true }),
    hideOwn: () => setState({ own, isOwnShown: false }),
    removeOwn: () => setState({ own: undefined, isOwnShown: false }),
  }
}
