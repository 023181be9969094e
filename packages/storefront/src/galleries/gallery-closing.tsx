import { business } from '@millrun/commerce/business'
import { CONSULTATION_DRAFT } from '../mail-draft.ts'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { GalleryStair, type GalleryStairProps } from './gallery-stair.tsx'

/** Below a gallery: the parts on a staircase, and the way to a person. */
export function GalleryClosing(stair: GalleryStairProps) {
  return (
    <>
      <GalleryStair {...stair} />
      <section className="items-center gap-6 py-11 lg:grid lg:grid-cols-[7fr_5fr] lg:pb-16">
        <h2 className="max-w-[24ch] title-part">
          Not sure what fits? Tell us about your stair and we will work it out with you.
        </h2>
        <div className="mt-5 flex flex-wrap gap-3 lg:mt-0 lg:justify-end">
          <ButtonAnchor href={CONSULTATION_DRAFT} target="_blank" rel="noreferrer">
            Schedule Consultation
          </ButtonAnchor>
          <ButtonAnchor look="outline" href={business.phoneHref}>
            Call for Quote
          </ButtonAnchor>
        </div>
      </section>
    </>
  )
}
