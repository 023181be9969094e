import { describe, expect, it } from 'vitest'
import { ROSETTE_KINDS } from './rosette.ts'
import { rosettes } from './rosettes.ts'

describe('the rosettes', () => {
  it('are seven of five forms', () => {
    expect(rosettes).toHaveLength(7)
    expect(new Set(rosettes.map(({ kind }) => kind))).toEqual(new Set(Object.keys(ROSETTE_KINDS)))
  })

  it('cost 24.99 to 36.99', () => {
    const prices = rosettes.map(({ priceCents }) => priceCents)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([2499, 3699])
  })

  it('say the flat face that their edge leaves', () => {
    const round = rosettes.find(({ id }) => id === 'ro-201')
    expect(round?.dimensions).toBe('4-1/2" across, 7/8" thick')
    expect(round?.specifications['Flat face']).toBe('3-5/16" across')
  })
})
