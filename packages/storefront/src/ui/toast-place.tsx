import { useLayoutEffect, useRef } from 'react'
import { toastRegion } from './show-toast.ts'

/**
 * Where toasts show while a dialog is open, so that the keyboard can reach them. Its transform makes
 * it the frame of what is fixed within: they stand on whatever follows it.
 */
export function ToastPlace() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let bringBack: (() => void) | undefined
    const off = new AbortController()
    void hang(off.signal)
    return () => {
      off.abort()
      bringBack?.()
    }

    async function hang(signal: AbortSignal): Promise<void> {
      const { hangToastsIn } = await toastRegion.load()
      if (place.current !== null && !signal.aborted) bringBack = hangToastsIn(place.current)
    }
  }, [])
  return <div ref={place} className="translate-z-0" />
}
