import { describe, expect, it } from 'vitest'
import { twistAngle, twistHeight } from './twist-angle.ts'

const TWIST = { fromIn: 20, toIn: 27, turns: 2.5 }

describe('twistAngle', () => {
  it('starts at nothing, is half way at the middle and whole at the end', () => {
    expect(twistAngle(TWIST, 20)).toBe(0)
    expect(twistAngle(TWIST, 23.5)).toBeCloseTo(450)
    expect(twistAngle(TWIST, 27)).toBeCloseTo(900)
  })

  it('does not turn the plain bar below and above', () => {
    expect(twistAngle(TWIST, 3)).toBe(0)
    expect(twistAngle(TWIST, 40)).toBeCloseTo(900)
  })

  it('turns slower over the first half inch than further up', () => {
    const first = twistAngle(TWIST, 20.5)
    const next = twistAngle(TWIST, 21) - first
    expect(first).toBeCloseTo(next / 2)
  })

  it('turns the other way when the turns are negative', () => {
    expect(twistAngle({ ...TWIST, turns: -2.5 }, 23.5)).toBeCloseTo(-450)
  })
})

describe('twistHeight', () => {
  it('is where the angle is reached', () => {
    expect(twistHeight(TWIST, 450)).toBeCloseTo(23.5)
    expect(twistHeight({ ...TWIST, turns: -2.5 }, -450)).toBeCloseTo(23.5)
  })
})
