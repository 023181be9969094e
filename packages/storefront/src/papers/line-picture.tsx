import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { findListing } from '../catalogue/find-listing.ts'
import { Photograph } from '../pictures/photograph.tsx'

/** What was bought, in its choices; an empty place where it is sold no more. */
export function LinePicture({ lineId }: { lineId: string }) {
  const found = readLineId(lineId, findListing)
  if (!found.ok) return <span className="w-14" />
  const { product, choices } = found.line
  return (
    <Photograph
      src={chosenPicture(product, choices)}
      sizes="56px"
      // A paper is printed with what is there: it cannot wait for what would come nearer.
      wanted="soon"
      className="h-18 w-14 object-contain print:h-14"
    />
  )
}
