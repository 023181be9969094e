import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { business } from '../business.ts'
import { ClosingCall } from '../home/closing-call.tsx'
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
import { JsonLd } from '../structured-data/json-ld.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { StepsStarter } from '../visualizer/steps-starter.tsx'

export function Page() {
  return (
    <>
      <PageMeta
        title={business.name}
        description="Balusters, newels, handrails, fittings and treads, milled in New Jersey since 1985 and shipped nationwide. Every part with its drawing."
        path={paths.home}
        picture={sharePath(SCENES.morning)}
      />
      <JsonLd data={businessData()} />
      <LastOrderConfirmation />
      <Hero />
      <StatsStrip />
      <StepsStarter />
      <Story />
      <Collections />
      <Rooms />
      <WhyChoose />
      <ContractorProgram />
      <Journal />
      <Testimonials />
      <ContactCards />
      <ClosingCall />
    </>
  )
}
