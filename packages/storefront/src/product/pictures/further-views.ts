import { detailName, picturePath, scaleName } from '@millrun/catalogue/picture-path'
import type { Listing } from '@millrun/catalogue/product'
import { SCALE_PICTURES } from '@millrun/catalogue/scale-picture'
import { missingPhotographs } from 'virtual:photographs'
import type { PictureView } from './picture-views.ts'

/** What is photographed of a product besides its looks: its telling place, and how large its kind is. */
export function furtherViews({
  id,
  family,
}: Pick<Listing, 'id' | 'family'>): readonly PictureView[] {
  const views = [
    { name: detailName(id), label: 'Detail' },
    { name: scaleName(family), label: 'In scale', alt: SCALE_PICTURES[family].alt },
  ]
  return views
    .filter(({ name }) => !missingPhotographs.has(name))
    .map(({ name, ...view }) => ({ ...view, src: picturePath(name) }))
}
