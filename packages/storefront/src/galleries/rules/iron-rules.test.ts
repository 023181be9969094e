import { ironBalusters } from '@millrun/catalogue/families/iron-balusters/iron-balusters'
import { expect, test } from 'vitest'
import { ironRules } from './iron-rules.ts'

test('every iron baluster is under a value of every facet', () => {
  const missing = ironBalusters.flatMap((baluster) =>
    ironRules.facets
      .filter(({ values, valuesOf }) => {
        const offered = new Set(values.map(({ value }) => value))
        const own = valuesOf(baluster)
        return own.length === 0 || own.some((value) => !offered.has(value))
      })
      .map(({ id }) => `${baluster.id}: ${id}`),
  )
  expect(missing).toEqual([])
})

test('plain bars are those with nothing forged on them', () => {
  const plain = ironBalusters.filter(({ isPlain }) => isPlain)
  expect(plain.map(({ id }) => id)).toEqual([
    'm-101',
    'm-102',
    'm-103',
    'm-104',
    'm-105',
    'm-106',
    'm-107',
  ])
})
