import { SCALE_PICTURES } from '@millrun/catalogue/families/scale-pictures'
import { detailName, picturePath, scaleName } from '@millrun/catalogue/pictures/picture-path'
import type { Listing } from '@millrun/catalogue/product'
import { missingPhotographs } from 'virtual:photographs'
import type { PictureView } from './picture-views.ts'

/** What is photographed of a product besides its looks: its telling place, and how large its kind is. */
export function furtherViews({
  id,
  family,
}: Pick<Listing, 'id' | 'family'>): readonly PictureView[] {
  const inScale = SCALE_PICTURES[family]
  const views = [
    { name: detailName(id), label: 'Detail' },
    ...(inScale === undefined
      ? []
      : [{ name: scaleName(family), label: 'In scale', alt: inScale.alt }]),
  ]
  return views
    .filter(({ name }) => !missingPhotographs.has(name))
    .map(({ name, ...view }) => ({ ...view, src: picturePath(name) }))
}
