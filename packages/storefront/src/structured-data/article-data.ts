import type { Article } from '../articles/article-list.ts'
import { business } from '@millrun/commerce/business'
import { paths } from '../paths.ts'
import { absoluteUrl } from '../page/absolute-url.ts'
import type { StructuredData } from '../page/json-ld.tsx'

/** An article with the business, which wrote it, as its author. */
export function articleData(article: Article): StructuredData {
  const address = absoluteUrl(paths.article(article.slug))
  const publisher = { '@type': 'Organization', name: business.name, url: absoluteUrl(paths.home) }
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    url: address,
    mainEntityOfPage: address,
    image: absoluteUrl('/share.png'),
    datePublished: article.published,
    dateModified: article.changed,
    inLanguage: 'en-US',
    author: publisher,
    publisher,
  }
}
