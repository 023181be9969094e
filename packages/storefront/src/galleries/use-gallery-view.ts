import { startTransition, useMemo, useOptimistic } from 'react'
import { useLocation } from '../router/place.ts'
import { goTo } from '../router/go-to.ts'
import { STAY_HERE } from '../app/stay-here.ts'
import { useUnprinted } from '../page/use-unprinted.ts'
import {
  galleryQuery,
  readGalleryView,
  type GalleryRules,
  type GalleryView,
} from './gallery-view.ts'

/**
 * The view that the address asks for, and the way to another one. A change takes the place of the
 * address: one step back leaves the gallery, and coming back finds it as it was. It is shown at once;
 * the router follows when it has time.
 */
export function useGalleryView<P>(
  rules: GalleryRules<P>,
): [view: GalleryView, show: (view: GalleryView) => void] {
  const { pathname, search, hash } = useLocation()
  const query = useUnprinted(search, '')
  const asked = useMemo(() => readGalleryView(rules, new URLSearchParams(query)), [rules, query])
  const [view, showAtOnce] = useOptimistic(asked)

  function show(next: GalleryView): void {
    startTransition(() => {
      showAtOnce(next)
      const wanted = galleryQuery(rules, next).toString()
      const address = `${pathname}${wanted === '' ? '' : `?${wanted}`}${hash}`
      goTo(address, { replace: true, state: STAY_HERE })
    })
  }

  return [view, show]
}
