import { Color } from 'three'
import { canvasOf, pixelsOf } from '../../photograph/canvas-of.ts'
import { lightOfPixels, type PictureLight } from '../../photograph/light-of-pixels.ts'
import type { PhotographBackground } from '../background.ts'
import { PHOTOGRAPH_LOOK, type RoomLook } from '../rooms/room-look.ts'

/** As many pixels tell the light of a picture as well as all of them. */
const SMALL = { width: 16, height: 16 }
/** Of the color of a wall, how much its light has; lamps and sky outweigh it. */
const TINT = 0.35
/** What a stair is lit with before the darkest and before the brightest picture. */
const LEAST = 0.5
const MOST = 1

/** The light of a photograph for the stair that stands in it. */
export function photographLook({ image }: PhotographBackground): RoomLook {
  const { upper, lower, brightness } = lightOfPixels(pixelsOf(canvasOf(image, SMALL)).data)
  return {
    ...PHOTOGRAPH_LOOK,
    light: {
      ...PHOTOGRAPH_LOOK.light,
      sky: tinted(PHOTOGRAPH_LOOK.light.sky, upper),
      ground: tinted(PHOTOGRAPH_LOOK.light.ground, lower),
      strength: LEAST + (MOST - LEAST) * Math.min(1, brightness * 1.25),
    },
  }
}

function tinted(color: string, [red, green, blue]: PictureLight['upper']): `#${string}` {
  const tint = new Color().setRGB(red, green, blue, 'srgb')
  const light = new Color(color)
  return `#${light.lerp(light.clone().multiply(tint), TINT).getHexString()}`
}
