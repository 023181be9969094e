import { describe, expect, it } from 'vitest'
import { ironComplexity, ironPriceMultiplier, ironSeries } from './iron-series.ts'

describe('ironSeries', () => {
  it.each([
    ['m-399', 'Single Basket Iron Baluster', 'Basket'],
    ['m-301', 'Single Twist Iron Baluster', 'Twist'],
    ['m-501', 'Single Knuckle Iron Baluster', 'Knuckle'],
    ['m-601', 'Single Ribbon Iron Baluster', 'Ribbon'],
    ['m-701', 'Double C-Scroll Iron Baluster', 'Decorative'],
    ['m-801', 'Gothic Iron Baluster', 'Victorian'],
    ['m-902', 'Open Diamond Iron Baluster', 'Panel & Geometric'],
    ['m-951', 'Tuscan Square Iron Baluster', 'Artistic'],
    ['m-101', 'Plain Square Iron Baluster', 'Other'],
  ])('puts %s, %s, into %s', (id, title, series) => {
    expect(ironSeries(id, title)).toBe(series)
  })

  it('reads the id too, whatever the case', () => {
    expect(ironSeries('basket-1', 'Iron Baluster')).toBe('Basket')
    expect(ironSeries('m-1', 'BASKET')).toBe('Basket')
  })

  it('lets the first series win where two are named', () => {
    expect(ironSeries('m-405', 'Twist and Basket Iron Baluster')).toBe('Basket')
  })
})

describe('what a series costs', () => {
  it('is 1.3 times for Decorative, 1.2 times for Artistic, as it is for the others', () => {
    expect(ironPriceMultiplier('Decorative')).toBe(1.3)
    expect(ironPriceMultiplier('Artistic')).toBe(1.2)
    expect(ironPriceMultiplier('Victorian')).toBe(1)
  })

  it('makes complex what costs more', () => {
    expect(ironComplexity('Decorative')).toBe('Complex')
    expect(ironComplexity('Artistic')).toBe('Complex')
    expect(ironComplexity('Basket')).toBe('Simple')
  })
})
