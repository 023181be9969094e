import { createResource } from '../../app/resource.ts'
import { showToast } from '../../ui/show-toast.ts'
import { createSidePanel } from '../../ui/side-panel.ts'

export const filterSheet = createResource(() => import('./filter-sheet.tsx'))

/** Filters and order on a narrow screen. */
export const filterPanel = createSidePanel(filterSheet, () =>
  showToast({
    title: 'The filters could not be fetched',
    description: 'Check the connection and press the button again.',
    tone: 'destructive',
  }),
)
