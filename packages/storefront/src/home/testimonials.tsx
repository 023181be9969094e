/** What customers say; each is marked as the sample it is. */
export function Testimonials() {
  const [first, ...others] = sampleTestimonials
  return (
    <section className="wrap pb-18 lg:pb-28" aria-labelledby="said">
      <h2 id="said" className="sr-only">
        What customers say
      </h2>
      <div className="gap-6 lg:grid lg:grid-cols-12">
        <figure className="border-t border-ink pt-6 lg:col-span-7">
          <blockquote className="font-serif text-[26px] leading-[1.26] tracking-[-0.014em] text-pretty lg:text-[34px]">
            “{first.quote}”
          </blockquote>
          <Caption by={first.by} />
        </figure>
        <div className="mt-9 lg:col-span-4 lg:col-start-9 lg:mt-0">
          {others.map(({ quote, by }, index) => (
            <figure
              key={quote}
              className={`border-t py-6 ${index === 0 ? 'border-ink' : 'border-rule'}`}
            >
              <blockquote className="text-[17px] leading-normal">“{quote}”</blockquote>
              <Caption by={by} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

function Caption({ by }: { by: string }) {
  return <figcaption className="mt-4 text-sm text-ink-2">Sample review · {by}</figcaption>
}

/**
 * Words that stand in until the business has its own: replace them here. Pages mark them as samples,
 * because an invented review must never pass for a real one (16 CFR 465).
 */
const sampleTestimonials = [
  {
    quote:
      'Forty-two balusters, three winders and a volute. Everything dropped in where the drawing said it would.',
    by: 'Installer, New Jersey',
  },
  {
    quote:
      'The finish chips came first, so we knew the bronze was right before we ordered the rest.',
    by: 'Homeowner',
  },
  { quote: 'The CAD files saved my office two days on this house.', by: 'Architect' },
] as const
