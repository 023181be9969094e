import { createResource } from '../app/resource.ts'

export interface ShopToast {
  readonly title: string
  readonly description?: string
  /** `destructive` is for what went wrong: it is announced at once. */
  readonly tone?: 'plain' | 'destructive'
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** The region the toasts appear in; fetched with the first of them, or before when idle. */
export const toastRegion = createResource(() => import('./toast-region.tsx'))

/** Shows a notice at the bottom right. It stays longer when there is something to do about it. */
export function showToast(toast: ShopToast): void {
  void toastRegion.load().then(
    ({ presentToast }) => presentToast(toast),
    () => sayPlainly(toast),
  )
}

/** Where not even the region can be fetched, the browser itself says what went wrong. */
function sayPlainly({ title, description = '', tone }: ShopToast): void {
  if (tone === 'destructive') window.alert(`${title}\n\n${description}`.trim())
}
