import { describe, expect, it } from 'vitest'
import { lengthLabel } from './length-label.ts'

describe('lengthLabel', () => {
  it('writes inches alone, or with whole millimetres', () => {
    expect(lengthLabel(18.5, 'inches')).toBe('18-1/2"')
    expect(lengthLabel(18.5, 'inches and millimetres')).toBe('18-1/2" (470)')
    expect(lengthLabel(44, 'inches and millimetres')).toBe('44" (1118)')
  })

  it('keeps a tenth of a millimetre below one inch', () => {
    expect(lengthLabel(0.5, 'inches and millimetres')).toBe('1/2" (12.7)')
  })
})
