import { catalogue } from '@millrun/catalogue/catalogue'
import { formatInches } from '@millrun/catalogue/inches'
import { expect, test } from 'vitest'
import type { Dimension, SpanDimension } from '../../elevations/dimension.ts'
import { elevationOf } from '../../elevations/elevation-of.ts'

/** The chain from end to end of the overall dimension, from its beginning on; none where it has gaps. */
function chainOf(overall: SpanDimension, dimensions: readonly Dimension[]) {
  const inner = dimensions
    .filter((one) => one.kind !== 'leader')
    .filter(({ kind, row }) => kind === overall.kind && row === 0)
    .filter(({ fromIn, toIn }) => fromIn >= overall.fromIn && toIn <= overall.toIn)
    .toSorted((a, b) => a.fromIn - b.fromIn)
  const isWhole = inner.every(({ fromIn }, index) => {
    return Math.abs(fromIn - (inner[index - 1]?.toIn ?? overall.fromIn)) < 1e-6
  })
  const reaches = Math.abs((inner.at(-1)?.toIn ?? NaN) - overall.toIn) < 1e-6
  return isWhole && reaches ? inner : []
}

/** Sixteenths of an inch in a length as a carpenter writes it: `18-1/2"`, `3/4"` or `7"`. */
function sixteenths(written: string): number {
  const [whole = '', fraction = whole] = written.replace('"', '').split('-')
  const [above = 0, below = 1] = fraction.split('/').map(Number)
  return ((whole === fraction ? 0 : Number(whole)) + above / below) * 16
}

function writtenSixteenths({ fromIn, toIn }: SpanDimension): number {
  return sixteenths(formatInches(toIn - fromIn))
}

test('chains of dimensions add up as they are written, in sixteenths', () => {
  const chains = catalogue.flatMap(({ id, shape }) => {
    const { dimensions, second } = elevationOf(shape)
    return [dimensions, second?.dimensions ?? []].flatMap((told) =>
      told.flatMap((one) => {
        if (one.kind === 'leader' || one.row !== 1) return []
        const chain = chainOf(one, told)
        const sum = chain.reduce((all, part) => all + writtenSixteenths(part), 0)
        return chain.length > 1 ? [{ id, sum, whole: writtenSixteenths(one) }] : []
      }),
    )
  })
  expect(chains.length).toBeGreaterThan(100)
  expect(chains.filter(({ sum, whole }) => sum !== whole)).toEqual([])
})
