import { useEffect, useRef, useState, type RefObject } from 'react'

const CLOSE_DELAY_MS = 300

/** How a menu was opened: `glimpsed` by hover or focus, `held` by a key or a tap. */
interface OpenMenu {
  readonly name: string
  readonly by: 'glimpsed' | 'held'
}

export interface MenuControl {
  readonly open: OpenMenu | undefined
  readonly glimpse: (name: string) => void
  readonly hold: (name: string) => void
  readonly close: () => void
  /** Closes what is only glimpsed in 300 ms, unless the pointer comes back. */
  readonly closeSoon: () => void
}

/** At most one open menu. Escape, a press elsewhere and focus elsewhere close it. */
export function useOpenMenu(nav: RefObject<HTMLElement | null>): MenuControl {
  const [open, setOpen] = useState<OpenMenu>()
  const timer = useRef<number>(undefined)

  function show(next: OpenMenu | undefined): void {
    window.clearTimeout(timer.current)
    setOpen(next)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (open === undefined) return
    const off = new AbortController()
    const { signal } = off
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && nav.current?.contains(target))) show(undefined)
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && show(undefined)
    document.addEventListener('keydown', closeByKey, { signal })
    return () => off.abort()
  }, [open, nav])

  return {
    open,
    glimpse: (name) => {
      const isHeld = open?.name === name && open.by === 'held'
      show({ name, by: isHeld ? 'held' : 'glimpsed' })
    },
    hold: (name) => show({ name, by: 'held' }),
    close: () => show(undefined),
    closeSoon: () => {
      if (open?.by !== 'glimpsed') return
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setOpen(undefined), CLOSE_DELAY_MS)
    },
  }
}
