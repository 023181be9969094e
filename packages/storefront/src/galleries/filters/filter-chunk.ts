import { createResource } from '@millrun/ui/first/resource'
import { showToast } from '@millrun/ui/over/show-toast'
import { createSidePanel } from '@millrun/ui/over/side-panel'

export const filterSheet = createResource(() => import('./filter-sheet.tsx'))

/** Filters and order on a narrow screen. */
export const filterPanel = createSidePanel(filterSheet, () =>
  showToast({
    title: 'The filters could not be fetched',
    description: 'Check the connection and press the button again.',
    tone: 'destructive',
  }),
)
