import { Link } from '../router/link.tsx'
import { articles } from '../articles/article-list.ts'
import { paths } from '../paths.ts'

/** The three articles of the workshop, each with its drawing. */
export function Journal() {
  return (
    <section className="wrap py-18 lg:py-28" aria-labelledby="journal">
      <h2 id="journal" className="title-section mb-6 lg:mb-9">
        From the bench
      </h2>
      <ul className="border-t border-ink md:grid md:grid-cols-3">
        {articles.map(({ slug, title, teaser, minutes, drawing }, index) => (
          <li
            key={slug}
            className={`border-b border-rule md:border-b-ink ${index > 0 ? 'md:border-l md:pl-6' : ''} md:pr-6`}
          >
            <Link to={paths.article(slug)} className="group flex h-full flex-col py-6 no-underline">
              <img
                src={`/drawings/${drawing}-wide.svg`}
                alt=""
                width={400}
                height={240}
                loading="lazy"
                className="mb-5 h-44 w-full object-contain object-left lg:h-60"
              />
              <h3 className="text-[22px] leading-tight tracking-[-0.008em] decoration-plotter decoration-1 underline-offset-5 group-hover:underline">
                {title}
              </h3>
              <p className="mt-2.5 text-ink-2">{teaser}</p>
              <p className="mt-auto pt-4 text-sm text-ink-2">{minutes} minutes to read</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
