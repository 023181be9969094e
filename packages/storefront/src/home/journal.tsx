import { sampleArticles } from './sample-words.ts'

/** Three teasers of articles, marked as samples. */
export function Journal() {
  return (
    <section className="wrap py-18 lg:py-28" aria-labelledby="journal">
      <h2 id="journal" className="title-section mb-6 lg:mb-9">
        From the bench
      </h2>
      <ul className="border-t border-ink md:grid md:grid-cols-3">
        {sampleArticles.map(({ title, text, minutes }, index) => (
          <li
            key={title}
            className={`flex flex-col border-b border-rule py-6 md:border-b-ink ${index > 0 ? 'md:border-l md:pl-6' : ''} md:pr-6`}
          >
            <h3 className="text-[22px] leading-tight tracking-[-0.008em]">{title}</h3>
            <p className="mt-2.5 text-ink-2">{text}</p>
            <p className="mt-auto pt-4 text-sm text-ink-2">Sample article · {minutes} minutes</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
