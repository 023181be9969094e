import { addressLine, business, mapsUrl } from '@millrun/commerce/business'
import { HoursList } from '../../contact/hours-list.tsx'
import { InfoCards } from '../../contact/info-cards.tsx'
import { MessageForm } from '../../contact/message-form.tsx'
import { paths } from '../../paths.ts'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { PageHeader } from '../../text/page-header.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { JsonLd } from '../../page/json-ld.tsx'
import { questions, questionsData } from '../../structured-data/questions.ts'
import { withCommas } from '@millrun/commerce/with-commas'

export function Page() {
  return (
    <>
      <PageMeta
        title="Contact"
        description={`Call ${business.phone}, write, or come to our showroom in New Jersey: ${showroomFeet()} sq ft of stairs at full size.`}
        path={paths.contact}
      />
      <div className="wrap pt-9 lg:pt-14">
        <PageHeader title={`${business.name} Contact`}>
          Tell us what you know of your stair: the rise, the run, a photograph. We answer with part
          numbers and a price.
        </PageHeader>
        <InfoCards />
        <div className="gap-6 py-12 lg:grid lg:grid-cols-12 lg:py-18">
          <div className="lg:col-span-7">
            <MessageForm />
          </div>
          <div className="mt-12 gap-x-6 md:max-lg:grid md:max-lg:grid-cols-3 lg:col-span-4 lg:col-start-9 lg:mt-0">
            <Cards />
          </div>
        </div>
      </div>
      <QuestionsList />
      <VisitShowroom />
    </>
  )
}

function Cards() {
  return (
    <>
      <section className="border-t border-ink py-6">
        <h2 className="mb-2 text-2xl leading-tight">Showroom</h2>
        <p>
          {showroomFeet()} sq ft with stairs at full size, every profile cut through and every
          finish on the wall.
        </p>
      </section>
      <section className="border-t border-rule py-6 md:max-lg:border-ink">
        <h2 className="mb-2 text-2xl leading-tight">Business Hours</h2>
        <HoursList hours={business.hours.showroom} />
        <p className="mt-2 text-sm text-ink-2">Holiday hours may vary.</p>
      </section>
      <section className="border-t border-rule py-6 md:max-lg:border-ink">
        <h2 className="mb-2 text-2xl leading-tight">Directions</h2>
        <p>{addressLine()}</p>
        <a
          href={mapsUrl()}
          target="_blank"
          rel="noreferrer"
          className="more mt-3 inline-block py-1"
        >
          Get Directions
        </a>
      </section>
    </>
  )
}

function VisitShowroom() {
  return (
    <section className="bg-iron text-paper" aria-labelledby="visit">
      <div className="wrap items-center justify-between gap-6 py-12 lg:flex lg:py-18">
        <div>
          <h2 id="visit" className="title-section">
            Visit Our Showroom
          </h2>
          <p className="mt-3 max-w-[52ch] text-[#ddd5c6]">
            Bring a photograph and the total rise, floor to floor. You leave with a list.
          </p>
        </div>
        <ButtonAnchor
          look="paper"
          href={mapsUrl()}
          target="_blank"
          rel="noreferrer"
          className="mt-6 lg:mt-0"
        >
          Open in Maps
        </ButtonAnchor>
      </div>
    </section>
  )
}

function showroomFeet(): string {
  return withCommas(business.showroomSquareFeet)
}

/** What people ask first, each answer behind its question. */
function QuestionsList() {
  return (
    <section className="wrap pb-18 lg:pb-28" aria-labelledby="questions">
      <div className="gap-6 lg:grid lg:grid-cols-12">
        <h2 id="questions" className="title-section lg:col-span-4">
          Before you ask
        </h2>
        <div className="mt-6 border-t border-ink lg:col-span-8 lg:mt-0">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-b border-rule last:border-b-ink">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-serif text-xl leading-tight [&::-webkit-details-marker]:hidden">
                {question}
                <span aria-hidden="true" className="text-2xl text-ink-2 group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="max-w-[64ch] pb-5 text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <JsonLd data={questionsData()} />
    </section>
  )
}
