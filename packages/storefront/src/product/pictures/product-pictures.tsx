import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import type { Listing } from '@millrun/catalogue/product'
import type { Selection } from '../choices/use-selection.ts'
import { ViewIn3d } from '../view-in-3d/view-in-3d.tsx'
import { furtherViews } from './further-views.ts'
import { type PictureView, pictureViews } from './picture-views.ts'
import { ZoomPicture } from './zoom-picture.tsx'
import { type Choices, chosenOption, isChosen } from '@millrun/catalogue/choosing/choices'
import { HAND } from '@millrun/catalogue/choosing/option-group'
import { Photograph } from '../../pictures/photograph.tsx'

interface ProductPicturesProps {
  readonly product: Listing
  readonly selection: Selection
  readonly isPainted: boolean
}

/** The product as large as the page allows, and every other way to see it below. */
export function ProductPictures({ product, selection, isPainted }: ProductPicturesProps) {
  const views = pictureViews(product, furtherViews(product))
  const current = views.find((view) => view.src === selection.shown)
  const showsChoice = selection.shown === chosenPicture(product, selection.choices)
  return (
    <>
      <div className="relative -mx-5 h-[min(440px,46svh)] min-h-72 overflow-hidden border-b border-rule bg-paper md:-mx-8 lg:mr-0 lg:ml-[calc(-48px-max(0px,(100vw-1280px)/2))] lg:h-[clamp(34rem,100dvh-9rem,53rem)] lg:border-r">
        <ViewIn3d product={product} selection={selection}>
          <ZoomPicture
            src={selection.shown}
            alt={altOf(product.title, current, views.length)}
            isPainted={isPainted}
            side={showsChoice ? sideOf(product, selection.choices) : 'middle'}
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
              isPainted={isPainted}
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

interface ThumbnailProps {
  readonly view: PictureView
  readonly isShown: boolean
  readonly product: Listing
  readonly selection: Selection
  readonly isPainted: boolean
}

const DRAWING = /^\/drawings\//

/** A small picture to press: of a look, which is chosen by it, or of something else, which is only shown. */
function Thumbnail({ view, isShown, product, selection, isPainted }: ThumbnailProps) {
  const { label, src, look } = view
  return (
    <button
      type="button"
      aria-label={`${look === undefined ? 'Show' : 'Choose'} ${label}`}
      aria-pressed={look === undefined ? isShown : areChosen(product, selection.choices, look)}
      aria-current={isShown}
      onClick={() => (look === undefined ? selection.show(src) : selection.choose(look))}
      className="block aspect-square w-full cursor-pointer overflow-hidden rounded-[1px] border border-rule hover:border-rule-2 aria-pressed:border-ink aria-[current=true]:border-2 aria-[current=true]:border-ink"
    >
      {isPainted && (
        <Photograph
          src={src}
          sizes="80px"
          className={`size-full ${DRAWING.test(src) ? 'object-contain' : 'object-cover'}`}
        />
      )}
    </button>
  )
}

function areChosen(product: Listing, choices: Choices, look: Choices): boolean {
  return Object.entries(look).every(([group, code]) => isChosen(product, choices, group, code))
}

/** What is longer than its picture runs out of it to the right, and to the left where it is made for that hand. */
function sideOf(product: Listing, choices: Choices): 'left' | 'middle' | 'right' {
  if (product.runsOut !== true) return 'middle'
  return chosenOption(product, choices, HAND)?.code === 'R' ? 'left' : 'right'
}
