import { useEffect, useState } from 'react'
import { DESIGNS_STORAGE_KEY, type SavedDesign } from '../../../saved-designs/saved-designs.ts'
import { keepDesigns, type KeptDesigns, keptDesigns } from './kept-designs.ts'

export interface DesignKeeping extends KeptDesigns {
  /** Changes what is kept; other tabs may have changed it since. Says whether that could be done. */
  readonly change: (next: (designs: readonly SavedDesign[]) => readonly SavedDesign[]) => boolean
}

/** The designs that are kept on this device, as they are now in any tab. */
export function useKeptDesigns(): DesignKeeping {
  const [kept, setKept] = useState(keptDesigns)

  useEffect(() => {
    const off = new AbortController()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === DESIGNS_STORAGE_KEY || key === null) setKept(keptDesigns())
    }
    window.addEventListener('storage', onStorage, off)
    return () => off.abort()
  }, [])

  return {
    ...kept,
    change: (next) => {
      const now = keepDesigns(next(keptDesigns().designs))
      setKept(now)
      return now.problem === undefined
    },
  }
}
