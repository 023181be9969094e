import { expect, test } from 'vitest'
import { pinIn } from '../../shapes/turned-sizes.ts'
import { woodBalusters } from './wood-balusters.ts'
import { woodTop } from './wood-top.ts'

test.each(woodBalusters.map((baluster) => [baluster.id, baluster] as const))(
  '%s is told to end in a pin exactly where it is turned to one',
  (_, { shape, type }) => {
    if (shape.kind !== 'turned') throw new Error('not turned')
    expect(woodTop(type)).toBe(pinIn(shape) === undefined ? 'square' : 'pin')
  },
)
