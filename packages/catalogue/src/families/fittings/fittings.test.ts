import { describe, expect, it } from 'vitest'
import { FITTING_KINDS } from './fitting.ts'
import { HAND } from '../../choosing/option-group.ts'
import { fittings } from './fittings.ts'

const find = (id: string) => {
  const fitting = fittings.find((candidate) => candidate.id === id)
  if (fitting === undefined) throw new Error(`no ${id}`)
  return fitting
}

describe('the handrail fittings', () => {
  it('are thirty-seven of seven kinds', () => {
    expect(fittings).toHaveLength(37)
    const counts = Object.keys(FITTING_KINDS).map((kind) => [
      kind,
      fittings.filter((fitting) => fitting.kind === kind).length,
    ])
    expect(counts).toEqual([
      ['goosenecks', 6],
      ['volutes', 6],
      ['turns', 7],
      ['easings', 7],
      ['caps', 4],
      ['rail-ends', 3],
      ['wall-rail', 4],
    ])
  })

  it('cost 45.99 to 225.99', () => {
    const prices = fittings.map((fitting) => fitting.priceCents)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([4599, 22599])
  })

  it('ask for a hand where left and right differ, and say what it means', () => {
    const handed = fittings.filter(({ optionGroups }) => optionGroups.includes(HAND))
    expect(handed.map(({ id }) => id)).toEqual([
      'f-7130',
      'f-7210',
      'f-7215',
      'f-7225',
      'f-7230',
      'f-7240',
      'f-7245',
      'f-7330',
      'f-7340',
      'f-7360',
      'f-7715',
      'f-7720',
    ])
    for (const { description } of handed) expect(description).toMatch(/left.*\bgo|\bgo.*left/i)
  })

  it('say drop, cap and pitch from their course', () => {
    const gooseneck = find('f-7112')
    expect(gooseneck.features.slice(0, 4)).toEqual([
      'Continues 6010 style rail, 2-1/4" wide, 2-3/8" high',
      'One riser: 7-1/2" of plumb rail',
      '4-1/4" cap for a pin top newel',
      'Eases from a 37° pitch to level',
    ])
    expect(find('f-7120').specifications['Plumb length']).toBe('15"')
    expect(find('f-7430').specifications['Easing']).toBe('From level to a 37° pitch, 12" radius')
  })

  it('say the radii of a scroll', () => {
    expect(find('f-7210').specifications['Scroll']).toBe(
      'Quarter arcs of 2-1/4", 3", 4" and 5" radius, eye 5-1/4" across',
    )
    expect(find('f-7230').features).toContain('Climbs from level to a 37° pitch as it turns')
  })

  it('have titles that differ', () => {
    expect(new Set(fittings.map(({ title }) => title)).size).toBe(37)
  })
})
