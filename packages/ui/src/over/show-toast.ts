import { createResource } from '../first/resource.ts'

export interface ShopToast {
  readonly title: string
  readonly description?: string
  /** `destructive` is for what went wrong: it is announced at once. */
  readonly tone?: 'plain' | 'destructive'
  /** What it is about, so that it can be withdrawn when that is over. */
  readonly topic?: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** The region the toasts appear in; fetched with the first of them, or before when idle. */
export const toastRegion = createResource(() => import('./toast-region.tsx'))

let isRegionWanted = false

/** Shows a notice at the bottom right. It stays longer when there is something to do about it. */
export function showToast(toast: ShopToast): void {
  isRegionWanted = true
  void toastRegion.load().then(
    ({ presentToast }) => presentToast(toast),
    () => sayPlainly(toast),
  )
}

/** Takes the notices about a topic away: it is over. */
export function withdrawToasts(topic: NonNullable<ShopToast['topic']>): void {
  // Where the region was never fetched there is nothing to take away.
  if (!isRegionWanted) return
  void toastRegion.load().then(
    ({ dismissToasts }) => dismissToasts(topic),
    () => undefined,
  )
}

/** Where not even the region can be fetched, the browser itself says what went wrong. */
function sayPlainly({ title, description = '', tone }: ShopToast): void {
  if (tone === 'destructive') window.alert(`${title}\n\n${description}`.trim())
}
