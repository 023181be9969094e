import { describe, expect, it } from 'vitest'
import { BRACKET_KINDS } from './bracket.ts'
import { brackets } from './brackets.ts'

const find = (id: string) => brackets.find((bracket) => bracket.id === id)

describe('the brackets', () => {
  it('are fifteen of eight kinds', () => {
    expect(brackets).toHaveLength(15)
    const counts = Object.keys(BRACKET_KINDS).map(
      (kind) => brackets.filter((bracket) => bracket.kind === kind).length,
    )
    expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2, 1])
  })

  it('cost 18.99 to 48.99', () => {
    const prices = brackets.map((bracket) => bracket.priceCents)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([1899, 4899])
  })

  it('keep a rail an inch and a half off the wall', () => {
    expect(find('br-101')?.features).toContain('Keeps a 2-1/4" rail 1-1/2" off the wall')
    const projections = brackets.flatMap(({ shape }) =>
      shape.kind === 'bracket' ? [shape.projectionIn] : [],
    )
    expect(Math.min(...projections)).toBe(2.25)
  })

  it('say how far an arm draws out', () => {
    expect(find('br-602')?.specifications['Projection']).toBe('2-1/2" to 3-1/2"')
  })

  it('say the legs of a tread bracket', () => {
    expect(find('br-501')?.dimensions).toBe('9" long, 1-1/2" by 1-1/2" angle, 3/16" thick')
  })
})
