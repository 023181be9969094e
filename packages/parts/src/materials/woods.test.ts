import { describe, expect, it } from 'vitest'
import { FINISH_LOOKS } from './finishes.ts'
import { type Colour, PRIMER, WOOD_LOOKS } from './woods.ts'

/** Luminance of a colour by Rec. 709, 0 to 255. */
function lightness(colour: Colour): number {
  const [red, green, blue] = channels(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: Colour): readonly [number, number, number] {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

function woodColour(wood: keyof typeof WOOD_LOOKS): Colour {
  return WOOD_LOOKS[wood].ring[1]
}

describe('the looks of woods and finishes', () => {
  it('writes every colour in six hexadecimal digits', () => {
    const written = JSON.stringify([WOOD_LOOKS, FINISH_LOOKS, PRIMER]).match(/#[^"]*/g) ?? []
    expect(written.length).toBeGreaterThan(80)
    expect(written.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
  })

  it('orders the woods from dark to light as they are on the bench', () => {
    const woods = ['walnut', 'cherry', 'red-oak', 'maple', 'hard-maple'] as const
    const values = woods.map((wood) => lightness(woodColour(wood)))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(lightness(PRIMER.colour)).toBeGreaterThan(Math.max(...values))
  })

  it('makes red oak redder than white oak', () => {
    const [red, green, blue] = channels(woodColour('red-oak'))
    const [whiteRed, whiteGreen, whiteBlue] = channels(woodColour('white-oak'))
    expect(red / green).toBeGreaterThan(whiteRed / whiteGreen)
    expect(red / blue).toBeGreaterThan(whiteRed / whiteBlue)
  })

  it('gives veins to the two vein finishes only', () => {
    const veined = Object.entries(FINISH_LOOKS).filter(([, look]) => look.vein !== undefined)
    expect(veined.map(([code]) => code)).toEqual(['CV', 'SV'])
  })
})
