import { picturePath } from '@millrun/catalogue/picture-path'
import type { Listing } from '@millrun/catalogue/product'
import type { Selection } from '../choices/use-selection.ts'
import { ViewIn3d } from '../view-in-3d/view-in-3d.tsx'
import { furtherViews } from './further-views.ts'
import { pictureViews, type PictureView } from './picture-views.ts'
import { Thumbnail } from './thumbnail.tsx'
import { ZoomPicture } from './zoom-picture.tsx'

interface ProductPicturesProps {
  readonly product: Listing
  readonly selection: Selection
}

/** The product as large as the page allows, and every other way to see it below. */
export function ProductPictures({ product, selection }: ProductPicturesProps) {
  const views = pictureViews(product, furtherViews(product))
  const current = views.find((view) => view.src === selection.shown)
  return (
    <>
      <div className="relative -mx-5 h-[min(440px,46svh)] min-h-72 overflow-hidden border-b border-rule md:-mx-8 lg:mr-0 lg:ml-[calc(-48px-max(0px,(100vw-1280px)/2))] lg:h-auto lg:max-h-212 lg:min-h-164 lg:flex-1 lg:border-r">
        <ViewIn3d product={product} selection={selection}>
          <ZoomPicture
            src={selection.shown}
            alt={altOf(product.title, current, views.length)}
            side={
              product.runsOut === true && selection.shown === picturePath(product.id)
                ? 'right'
                : 'middle'
            }
          />
        </ViewIn3d>
      </div>
      <ul
        aria-label="Pictures"
        className="mt-3.5 grid grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-2 lg:grid-cols-8 lg:gap-3"
      >
        {views.map((view) => (
          <li key={view.src}>
            <Thumbnail
              view={view}
              isShown={view === current}
              product={product}
              selection={selection}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Names the finish where there are several; the drawing is always named. */
function altOf(title: string, view: PictureView | undefined, viewCount: number): string {
  const isOnlyPicture = viewCount === 2 && view?.label === 'Picture'
  if (view?.alt !== undefined) return view.alt
  return view === undefined || isOnlyPicture ? title : `${title}, ${view.label}`
}
