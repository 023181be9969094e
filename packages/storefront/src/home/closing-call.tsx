import { CONSULTATION_DRAFT } from '../mail-draft.ts'
import { paths } from '../paths.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'

/** The last word on the page: two ways to begin. */
export function ClosingCall() {
  return (
    <section className="border-t border-ink" aria-labelledby="begin">
      <div className="wrap items-center justify-between gap-6 py-11 lg:flex lg:py-16">
        <h2 id="begin" className="title-part max-w-[24ch]">
          Not sure what fits? Send a photograph of your stair and we will draw it up.
        </h2>
        <div className="mt-5 flex flex-wrap gap-3 lg:mt-0">
          <ButtonAnchor href={CONSULTATION_DRAFT} target="_blank" rel="noreferrer">
            Schedule Consultation
          </ButtonAnchor>
          <ButtonLink look="outline" to={paths.products}>
            View All Products
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
