import { describe, expect, it } from 'vitest'
import { uprightPrism } from '../solids/form/upright-prism.ts'
import { metalPiece } from '../solids/metal-piece.ts'
import { shifted } from '../solids/moved-solids.ts'
import { type Paint, type Picture, shadedPicture } from './shaded-picture.ts'

const FRONT = { turnDeg: 0, tiltDeg: 0 }
const FLAT: Paint = { tones: [[0.25, 0.25, 0.25]], shine: [0, 0, 0], isFlat: true }
const RED: Paint = { ...FLAT, tones: [[1, 0, 0]] }
const GREY: Paint = { tones: [[0.25, 0.25, 0.25]], shine: [0, 0, 0] }

/** A post two inches wide and four high. */
function post(z = 0) {
  const section = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const
  return metalPiece('post', uprightPrism(section, 0, 4), [shifted([0, 0, z])])
}

function pixelAt(
  { width, pixels, leftIn, topIn }: Picture,
  [x, y]: readonly [number, number],
  perInch: number,
) {
  const at = 4 * (Math.floor((topIn - y) * perInch) * width + Math.floor((x - leftIn) * perInch))
  return Array.from(pixels.subarray(at, at + 4))
}

describe('a picture of a post', () => {
  it('is flat where it is paper, a tone of a quarter of the light being half of 255, and clear beside it', () => {
    const picture = shadedPicture([{ solid: post(), paint: FLAT }], FRONT, 10)
    expect(pixelAt(picture, [0, 2], 10)).toEqual([128, 128, 128, 255])
    expect(pixelAt(picture, [1.25, 2], 10)).toEqual([0, 0, 0, 0])
  })

  it('runs from one tone into the next as the paint says for each place of the piece', () => {
    const tones = [
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
    ] as const
    // An eighth of the way is a quarter of the way from the first tone to the second.
    const paint: Paint = { ...FLAT, tones, shareAt: (x, y) => (x < 0 ? 0.5 : y < 2 ? 0.125 : 1) }
    const picture = shadedPicture([{ solid: post(), paint }], FRONT, 10)
    expect(pixelAt(picture, [-0.5, 1], 10)).toEqual([255, 255, 255, 255])
    expect(pixelAt(picture, [0.5, 1], 10)).toEqual([128, 128, 128, 255])
    expect(pixelAt(picture, [0.5, 3], 10)).toEqual([0, 0, 0, 255])
  })

  it('shows the nearer of two', () => {
    const [front, back] = [post(4), post(0)]
    const picture = shadedPicture(
      [
        { solid: back, paint: FLAT },
        { solid: front, paint: RED },
      ],
      FRONT,
      10,
    )
    expect(pixelAt(picture, [0, 2], 10)).toEqual([255, 0, 0, 255])
  })

  it('is lighter on its left than on its right, the light coming from there', () => {
    const picture = shadedPicture(
      [{ solid: post(), paint: GREY }],
      { turnDeg: -45, tiltDeg: 0 },
      10,
    )
    const [left = 0] = pixelAt(picture, [-0.5, 2], 10)
    const [right = 0] = pixelAt(picture, [0.5, 2], 10)
    expect(left).toBeGreaterThan(right + 40)
  })
})
