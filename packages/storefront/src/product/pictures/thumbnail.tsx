import { isChosen } from '@millrun/catalogue/choices'
import type { Listing } from '@millrun/catalogue/product'
import { Photograph } from '../../ui/photograph.tsx'
import type { Selection } from '../choices/use-selection.ts'
import type { PictureView } from './picture-views.ts'

interface ThumbnailProps {
  readonly view: PictureView
  readonly isShown: boolean
  readonly product: Listing
  readonly selection: Selection
}

const DRAWING = /^\/drawings\//

/** A small picture to press: of a look, which is chosen by it, or of something else, which is only shown. */
export function Thumbnail({ view, isShown, product, selection }: ThumbnailProps) {
  const { label, src, look } = view
  return (
    <button
      type="button"
      aria-label={`${look === undefined ? 'Show' : 'Choose'} ${label}`}
      aria-pressed={
        look === undefined ? isShown : isChosen(product, selection.choices, look.group, look.code)
      }
      aria-current={isShown}
      onClick={() =>
        look === undefined ? selection.show(src) : selection.choose(look.group, look.code)
      }
      className="block aspect-square w-full cursor-pointer overflow-hidden rounded-[1px] border border-rule hover:border-rule-2 aria-pressed:border-ink aria-[current=true]:border-2 aria-[current=true]:border-ink"
    >
      <Photograph
        src={src}
        sizes="80px"
        className={`size-full ${DRAWING.test(src) ? 'object-contain' : 'object-cover'}`}
      />
    </button>
  )
}
