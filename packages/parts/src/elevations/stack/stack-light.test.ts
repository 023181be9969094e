import { describe, expect, it } from 'vitest'
import { metalLight, stackLight } from './stack-light.ts'

describe('light on a stack', () => {
  it('comes from the left, so that a front turned to it is lighter than the right side', () => {
    expect(stackLight(-24, 0)).toBeGreaterThan(stackLight(66, 0))
    expect(metalLight(-24, 0)).toBeGreaterThan(metalLight(66, 0))
  })

  it('comes from above, so that what leans up is lighter than what leans down', () => {
    expect(stackLight(66, 30)).toBeGreaterThan(stackLight(66, -30))
  })

  it('lays no sheen on the flat sides of metal', () => {
    expect(metalLight(-30, 0)).toBeLessThan(stackLight(-30, 0))
  })
})
