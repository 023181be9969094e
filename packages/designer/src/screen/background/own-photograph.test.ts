import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { NOT_SHIFTED, photographBackground } from './own-photograph.ts'
import { stairMiddleIn } from './stair-middle.ts'

const STRAIGHTENED = {
  // Only handed on here.
  image: Object.create(null),
  part: { left: -1, top: -0.25, right: 2, bottom: 1.1 },
  widthIn: 96,
  heightIn: 108,
  belowIn: 8,
}

test('puts the lower edge of the marked rectangle on the floor, behind the middle of the stair', () => {
  const own = { straightened: STRAIGHTENED, middleIn: 60, shift: NOT_SHIFTED }
  expect(photographBackground(own)).toMatchObject({ shiftXIn: 60, shiftYIn: -8 })
})

test('moves the photograph to the left and down for a stair that goes right and up', () => {
  const own = { straightened: STRAIGHTENED, middleIn: 60, shift: { rightIn: 12, upIn: 5 } }
  expect(photographBackground(own)).toMatchObject({ shiftXIn: 48, shiftYIn: -13 })
})

test('finds the middle of 13 treads of 10 inches about 65 inches to the right, or to the left', () => {
  const design = { ...USUAL_DESIGN, totalRiseIn: 107, runIn: 10, runOf: 'tread' } as const
  const fromRight = stairMiddleIn(buildStair({ ...design, left: 'wall', right: 'open' }))
  const fromLeft = stairMiddleIn(buildStair({ ...design, left: 'open', right: 'wall' }))
  expect(Math.abs(fromRight - 65)).toBeLessThan(8)
  expect(fromLeft).toBeCloseTo(-fromRight, 9)
})
