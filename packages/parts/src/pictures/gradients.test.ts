import { describe, expect, it } from 'vitest'
import { evenShading, type Shading } from '../elevations/piece.ts'
import { gradientsFor } from './gradients.ts'
import type { Palette } from './palette.ts'

const GREYS: Palette = ['#000000', '#202020', '#404040', '#808080', '#ffffff']
const LIT: Shading = {
  run: 'across',
  stops: [
    [0, 0],
    [1, 1],
  ],
}

describe('the gradients of a picture', () => {
  it('are colours where the light is even', () => {
    expect(gradientsFor(GREYS).paint(evenShading(0.5))).toBe('#404040')
  })

  it('are defined once for shadings that look alike', () => {
    const gradients = gradientsFor(GREYS)
    expect(gradients.paint(LIT)).toBe(gradients.paint({ ...LIT }))
    expect(gradients.paint({ ...LIT, run: 'along' })).not.toBe(gradients.paint(LIT))
    expect(gradients.definitions().match(/<linearGradient/g)).toHaveLength(2)
  })
})
