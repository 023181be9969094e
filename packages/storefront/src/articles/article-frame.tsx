import type { ReactNode } from 'react'
import { Link } from '../router/link.tsx'
import { paths } from '../paths.ts'
import { articleData } from '../structured-data/article-data.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import { JsonLd } from '../page/json-ld.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import { StepsStarter } from '../visualizer/steps-starter.tsx'
import { articles, type Article } from './article-list.ts'

const ABOVE = [{ label: 'Home', to: paths.home }] as const

/** An article of the workshop: title, sections, the way to count one's own stair, and what else to read. */
export function ArticleFrame({ article, children }: { article: Article; children: ReactNode }) {
  const { slug, title, lede, description, minutes } = article
  const path = paths.article(slug)
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <JsonLd data={articleData(article)} />
      <JsonLd data={breadcrumbData([...ABOVE, { label: title, to: path }])} />
      <article className="wrap pt-5 lg:pt-7">
        <Breadcrumbs above={ABOVE} current={title} />
        <header className="gap-6 pt-5 pb-9 lg:grid lg:grid-cols-12 lg:items-end lg:pt-8 lg:pb-12">
          <h1 className="title-gallery text-balance lg:col-span-7">{title}</h1>
          <div className="mt-5 lg:col-span-5 lg:mt-0">
            <p className="max-w-[46ch] text-lg leading-normal text-pretty">{lede}</p>
            <p className="mt-3 text-sm text-ink-2">From the bench · {minutes} minutes to read</p>
          </div>
        </header>
        <div className="border-t border-ink">{children}</div>
      </article>
      <StepsStarter />
      <Further than={article} />
    </>
  )
}

/** A section of an article: its heading in the margin, its text in a readable measure, its figures as wide as the column. */
export function ArticleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gap-6 border-b border-rule py-8 lg:grid lg:grid-cols-12 lg:py-11">
      <h2 className="text-[26px] leading-tight lg:col-span-3 lg:text-[28px]">{title}</h2>
      <div className="mt-4 space-y-5 text-[17px] leading-[1.62] text-pretty lg:col-span-9 lg:mt-0 [&>p]:max-w-[66ch] [&>.list-disc]:max-w-[66ch]">
        {children}
      </div>
    </section>
  )
}

function Further({ than }: { than: Article }) {
  return (
    <section className="wrap py-14 lg:py-20" aria-labelledby="further">
      <h2 id="further" className="title-part mb-5">
        More from the bench
      </h2>
      <ul className="border-t border-ink md:grid md:grid-cols-2">
        {articles
          .filter(({ slug }) => slug !== than.slug)
          .map(({ slug, title, teaser }, index) => (
            <li
              key={slug}
              className={`border-b border-rule py-6 md:border-b-ink md:pr-6 ${index > 0 ? 'md:border-l md:pl-6' : ''}`}
            >
              <h3 className="text-[22px] leading-tight">
                <Link
                  to={paths.article(slug)}
                  className="decoration-plotter decoration-1 not-hover:no-underline"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-2">{teaser}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
