import { useEffect, useState } from 'react'
import { createResource } from '../app/resource.ts'
import { whenIdle } from '../app/when-idle.ts'

const guidePanel = createResource(() => import('./guide-panel.tsx'))

/** The panel of the guide, fetched when the gallery stands; undefined until then. */
export function useGuide(): ReturnType<typeof guidePanel.peek> {
  const [guide, setGuide] = useState(() => guidePanel.peek())
  useEffect(() => {
    if (guide !== undefined) return undefined
    return whenIdle(() => {
      guidePanel.load().then(
        (arrived) => setGuide(() => arrived),
        () => undefined, // the gallery is whole without it
      )
    })
  }, [guide])
  return guide
}
