import { wholePicturePath } from '@millrun/catalogue/pictures/picture-path'
import type { Listing } from '@millrun/catalogue/product'
import { useState } from 'react'
import { Icon } from '@millrun/ui/first/icon.tsx'

/**
 * The whole part beside its telling length: for a pointer over the card, for the keyboard on its link,
 * and by a button where there is nothing to hover with. A picture that has no place in the page is not
 * fetched, so none is before it is wanted.
 */
export function WholePicture({ product }: { product: Listing }) {
  const [isShown, setShown] = useState(false)
  const src = wholePicturePath(product)
  if (src === undefined) return null
  return (
    <>
      <img
        src={src}
        alt=""
        loading="lazy"
        data-shown={isShown}
        className="absolute inset-y-0 right-0 hidden h-full w-[38%] border-l border-rule bg-paper object-contain py-2 transition-opacity duration-180 group-hover:block group-has-[a:focus-visible]:block data-[shown=true]:block starting:opacity-0"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={`Whole length of ${product.title}`}
        onClick={() => setShown(!isShown)}
        className="absolute bottom-0 left-0 z-1 hidden size-11 cursor-pointer place-items-center [@media(hover:none)]:grid"
      >
        <Icon
          name="whole"
          size={20}
          className="box-content rounded-xs border border-rule-2 bg-paper p-1"
        />
      </button>
    </>
  )
}
