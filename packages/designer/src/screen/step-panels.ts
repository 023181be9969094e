import { createResource } from '@millrun/ui/first/resource'
import { aheadWhenIdle, idle } from '@millrun/ui/first/when-idle'
import { useEffect } from 'react'

/** What the steps after the first show: each a chunk of its own, which nobody waits for who has not come to it. */
export const stepPanels = {
  balusters: createResource(async () => {
    const { BalustersPanel } = await import('./balusters/balusters-panel.tsx')
    return { Panel: BalustersPanel }
  }),
  layout: createResource(async () => {
    const { LayoutPanel } = await import('./layout/layout-panel.tsx')
    return { Panel: LayoutPanel }
  }),
  results: createResource(async () => {
    const { ResultsPanel } = await import('./results/results-panel.tsx')
    return { Panel: ResultsPanel }
  }),
}

/** Fetches them when the browser is idle and that is welcome, in the order in which they are come to, while one is here. */
export function useIdlePanels(): void {
  useEffect(() => {
    const left = new AbortController()
    const callOff = aheadWhenIdle(() => void loadPanels(left.signal))
    return () => {
      callOff()
      left.abort()
    }
  }, [])
}

/** Fetches one after the other, until it is called off. */
export async function loadPanels(off?: AbortSignal): Promise<void> {
  for (const panel of Object.values(stepPanels)) {
    if (off?.aborted === true) return
    await idle()
    // One that cannot be fetched now is asked for again when its step is opened.
    await panel.load().catch(() => undefined)
  }
}
