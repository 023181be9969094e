import { catalogue } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { byName } from './sort-orders.ts'

test('puts all that we sell in the order of the alphabet, numbers by their size', () => {
  const collation = new Intl.Collator('en', { numeric: true })
  const expected = catalogue.toSorted(
    (one, other) =>
      collation.compare(one.title, other.title) ||
      collation.compare(one.itemNumber, other.itemNumber),
  )
  const ids = catalogue.toSorted(byName).map(({ id }) => id)
  expect(ids).toEqual(expected.map(({ id }) => id))
})
