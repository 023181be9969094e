import { mailDraft } from '../mail-draft.ts'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'

const BENEFITS = [
  { title: 'Up to 30% trade discount', text: 'On every collection, from the first order.' },
  { title: 'Priority scheduling', text: 'Your orders go to the front of the shop queue.' },
  { title: 'A dedicated manager', text: 'One person who knows your jobs.' },
  { title: 'Custom millwork', text: 'Send a drawing or a broken piece.' },
] as const

const APPLICATION = mailDraft(
  'Contractor Account Application',
  'Company:\nLicense number and state:\nTrade (builder, installer, architect):\nPhone:\nAbout how many stairs a year:\n',
)

/** The contractor program, on iron, with a turned baluster drawn across the band. */
export function ContractorProgram() {
  return (
    <section
      className="overflow-hidden bg-iron pt-16 pb-10 text-paper lg:pt-22 lg:pb-14"
      aria-labelledby="trade"
    >
      <div className="wrap gap-6 lg:grid lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="trade" className="title-section max-w-[11em] lg:text-[58px] lg:leading-[1.03]">
            The contractor program
          </h2>
          <p className="mt-5 mb-8 max-w-[42ch] text-[17px] text-[#ddd5c6]">
            For installers, builders and architects who order stairs by the dozen. Applying takes a
            few minutes; bring your license number.
          </p>
          <ButtonAnchor
            look="paper"
            href={APPLICATION}
            target="_blank"
            rel="noreferrer"
            className="w-full sm:w-auto"
          >
            Apply for a contractor account
          </ButtonAnchor>
        </div>
        <ul className="mt-10 border-t border-[#6b6459] lg:col-span-6 lg:mt-0">
          {BENEFITS.map(({ title, text }) => (
            <li
              key={title}
              className="items-baseline gap-5 border-b border-[#4a453d] py-4 md:grid md:grid-cols-[5fr_6fr]"
            >
              <b className="font-serif text-[21px] leading-tight font-normal">{title}</b>
              <span className="mt-1 block text-[15px] text-[#cfc7b8] md:mt-0">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap">
        <img
          src="/drawings/c-2015-elevation.svg"
          alt=""
          width={1180}
          height={267}
          loading="lazy"
          className="mt-12 h-auto w-[900px] max-w-none mix-blend-screen invert hue-rotate-180 sm:w-full sm:max-w-full lg:mt-16"
        />
      </div>
    </section>
  )
}
