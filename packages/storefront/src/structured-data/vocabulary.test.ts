import { catalogue } from '@millrun/catalogue/catalogue'
import { describe, expect, test } from 'vitest'
import { articles } from '../articles/article-list.ts'
import { paths } from '../paths.ts'
import { wayDown } from '../page/way-back.ts'
import { articleData } from './article-data.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import { businessData } from './business-data.ts'
import { productData } from './product-data.ts'
import { ratedData } from './rated-data.ts'
import { questionsData } from './questions.ts'
import { vocabularyFaults } from './testing/vocabulary-faults.ts'

describe('the vocabulary of schema.org', () => {
  test.each(catalogue)('allows what the page of $id publishes', (product) => {
    const path = paths.product(product.id)
    const crumbs = [...wayDown(product.category), { label: product.title, to: path }]
    expect(vocabularyFaults(productData(product))).toEqual([])
    expect(vocabularyFaults(breadcrumbData(crumbs))).toEqual([])
  })

  test('allows what the page of a product publishes that was rated', () => {
    const [product] = catalogue
    const rating = { sum: 7, count: 2, file: '/shelf/a.json' }
    const said = { stars: 2, name: '', day: '2026-12-20' }
    const ratings = [
      { ...said, text: 'The weld broke on the first day.' },
      { ...said, stars: 5, text: '' },
    ]
    const data = product && { ...productData(product), ...ratedData(rating, ratings) }
    expect(data && vocabularyFaults(data)).toEqual([])
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: '3.5', ratingCount: 2, bestRating: 5, worstRating: 1 },
      review: [
        {
          author: { '@type': 'Person', name: 'A buyer' },
          datePublished: '2026-12-20',
          reviewBody: 'The weld broke on the first day.',
          reviewRating: { ratingValue: 2 },
        },
      ],
    })
  })

  test.each(articles)('allows what $slug publishes', (article) => {
    expect(vocabularyFaults(articleData(article))).toEqual([])
  })

  test('allows what the other pages publish', () => {
    expect(vocabularyFaults(businessData())).toEqual([])
    expect(vocabularyFaults(questionsData())).toEqual([])
  })
})

describe('the check against it', () => {
  const crumb = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' }

  test('finds a type and a property that schema.org does not have', () => {
    expect(vocabularyFaults({ '@type': 'Banister' })).toEqual([' has unknown type Banister'])
    expect(vocabularyFaults({ ...crumb, species: 'Oak' })).toEqual([
      'ListItem.species is no property of its type',
    ])
  })

  test('finds what is missing', () => {
    expect(vocabularyFaults({ '@type': 'BreadcrumbList' })).toEqual([
      'BreadcrumbList lacks itemListElement',
    ])
  })

  test('finds a value that is not of the range, at any depth', () => {
    expect(vocabularyFaults(list({ ...crumb, position: 1.5 }))).toEqual([
      'BreadcrumbList.itemListElement.position is not Integer or Text',
    ])
    expect(vocabularyFaults(list({ ...crumb, item: '/products' }))).toEqual([
      'BreadcrumbList.itemListElement.item is not Thing',
    ])
    expect(vocabularyFaults(list(7))).toEqual([
      'BreadcrumbList.itemListElement is not ListItem or Text or Thing',
    ])
  })

  test('finds a word that is not in an enumeration, and a node where another is asked for', () => {
    const hours = { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '18:00' }
    expect(vocabularyFaults({ ...hours, dayOfWeek: 'https://schema.org/Someday' })).toEqual([
      'OpeningHoursSpecification.dayOfWeek is not DayOfWeek',
    ])
    expect(vocabularyFaults({ '@type': 'Organization', name: 'A', address: hours })).toEqual([
      'Organization.address is a OpeningHoursSpecification',
    ])
  })
})

function list(item: unknown) {
  return { '@type': 'BreadcrumbList', itemListElement: [item] }
}
