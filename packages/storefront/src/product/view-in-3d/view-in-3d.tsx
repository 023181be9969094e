import type { Listing } from '@millrun/catalogue/product'
import { type ReactNode, useState } from 'react'
import { showToast } from '@millrun/ui/over/show-toast'
import type { Selection } from '../choices/use-selection.ts'

const load = () => import('./view-in-3d-panel.tsx')

interface ViewIn3dProps {
  readonly product: Listing
  readonly selection: Selection
  /** The picture whose place the 3D view takes. */
  readonly children: ReactNode
}

/** The picture with a button that puts the 3D view in its place; that is fetched when it is asked for. */
export function ViewIn3d({ children, ...shown }: ViewIn3dProps) {
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof load>>>()
  return (
    <>
      <div>
        {children}
        <button
          type="button"
          id="view-in-3d"
          onClick={() => void load().then(setPanel, tellFailure)}
          className="absolute top-3 left-5 h-11 cursor-pointer border bg-paper px-4 font-medium hover:bg-paper-2 lg:left-12"
        >
          View in 3D
        </button>
      </div>
      {panel && <panel.ViewIn3dPanel {...shown} onClose={() => setPanel(undefined)} />}
    </>
  )
}

function tellFailure(): void {
  showToast({ title: 'The 3D view could not be loaded.', tone: 'destructive' })
}
