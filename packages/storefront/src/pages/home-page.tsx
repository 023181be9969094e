import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import { business } from '@millrun/commerce/business'
import { Collections } from '../home/collections.tsx'
import { ContactCards } from '../home/contact-cards.tsx'
import { ContractorProgram } from '../home/contractor-program.tsx'
import { Hero } from '../home/hero.tsx'
import { Journal } from '../home/journal.tsx'
import { Rooms } from '../home/rooms.tsx'
import { StatsStrip } from '../home/stats-strip.tsx'
import { Story } from '../home/story.tsx'
import { Testimonials } from '../home/testimonials.tsx'
import { WhyChoose } from '../home/why-choose.tsx'
import { LastOrderConfirmation } from '../order/last-order-confirmation.tsx'
import { paths } from '../paths.ts'
import { businessData } from '../structured-data/business-data.ts'
import { JsonLd } from '../page/json-ld.tsx'
import { BelowWindow } from '../page/below-window.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import { StepsStarter } from '../visualizer/steps-starter.tsx'
import { CONSULTATION_DRAFT } from '../mail-draft.ts'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../page/button-link.tsx'

export function Page() {
  return (
    <>
      <PageMeta
        title={business.name}
        description={`Balusters, newels, handrails, fittings and treads, milled in New Jersey since ${business.since} and shipped nationwide. Every part with its drawing.`}
        path={paths.home}
        picture={sharePath(SCENES.morning)}
      />
      <JsonLd data={businessData()} />
      <LastOrderConfirmation />
      <Hero />
      <StatsStrip />
      <StepsStarter />
      <Story />
      <BelowWindow>
        <Collections />
        <Rooms />
        <WhyChoose />
        <ContractorProgram />
        <Journal />
        <Testimonials />
        <ContactCards />
        <ClosingCall />
      </BelowWindow>
    </>
  )
}

/** The last word on the page: two ways to begin. */
function ClosingCall() {
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
