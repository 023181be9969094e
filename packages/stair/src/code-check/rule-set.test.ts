import { describe, expect, test } from 'vitest'
import { IRC_2021 } from './irc-2021.ts'
import { limitOf, QUANTITIES } from './rule-set.ts'

describe('the residential code', () => {
  test('allows risers of 7-3/4, and wants treads of 10', () => {
    expect(limitOf(IRC_2021, 'riser', 'at most')).toBe(7.75)
    expect(limitOf(IRC_2021, 'tread-run', 'at least')).toBe(10)
  })

  test('has a rail between 34 and 38 inches', () => {
    expect(limitOf(IRC_2021, 'handrail-height', 'at least')).toBe(34)
    expect(limitOf(IRC_2021, 'handrail-height', 'at most')).toBe(38)
  })

  test('wants winders of 6 inches, and of 10 on the walkline, alike within 3/8', () => {
    expect(limitOf(IRC_2021, 'winder-narrow', 'at least')).toBe(6)
    expect(limitOf(IRC_2021, 'winder-walkline', 'at least')).toBe(10)
    expect(limitOf(IRC_2021, 'winder-uniform', 'at most')).toBe(0.375)
  })

  test('has a rule for everything that is measured', () => {
    const ruled = new Set(IRC_2021.rules.map(({ quantity }) => quantity))
    expect(QUANTITIES.filter((quantity) => !ruled.has(quantity))).toEqual([])
  })

  test('has no lower limit for risers: who asks for one is told so', () => {
    expect(() => limitOf(IRC_2021, 'riser', 'at least')).toThrow(RangeError)
  })
})
