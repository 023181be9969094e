import { FINISH_LOOKS } from '@millrun/parts/materials/finishes'
import { WOOD_LOOKS } from '@millrun/parts/materials/woods'
import { Color, Vector2 } from 'three'
import { expect, test } from 'vitest'
import { finishMaterial, finishUniforms } from './finish-material.ts'
import { finishShader } from './finish-shader.ts'
import { randomBlock } from './random-block.ts'
import { woodMaterial, woodUniforms } from './wood-material.ts'
import { woodShader } from './wood-shader.ts'

const STUDIO = { randomBlock: { value: randomBlock() }, studioTurn: { value: new Vector2(1, 0) } }

/** The names a shader declares as uniforms. */
function declared(shader: string): readonly string[] {
  return [...shader.matchAll(/uniform \w+ ([^;]+);/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/\[\d\]/, '').trim())
    .toSorted()
}

test('gives the shader every number that it asks for, and no other', () => {
  expect(Object.keys(woodUniforms(WOOD_LOOKS.poplar)).toSorted()).toEqual(declared(woodShader))
  expect(Object.keys(finishUniforms(FINISH_LOOKS.CV)).toSorted()).toEqual(declared(finishShader))
})

test('takes waves to the inch from the size of pores, and no streak where there is none', () => {
  const [acrossIn, , alongIn] = WOOD_LOOKS['red-oak'].pore.size
  const { poreScale, streak } = woodUniforms(WOOD_LOOKS['red-oak'])
  expect(poreScale?.value).toMatchObject({ x: 1 / acrossIn, z: 1 / alongIn })
  expect(streak?.value).toMatchObject({ w: 0 })
})

test('gives colours in linear light', () => {
  const plain = {
    ...WOOD_LOOKS.maple,
    ring: ['#bcbcbc', '#000000', '#ffffff', '#000000'],
  } as const
  const [mid, dark, white] = [woodUniforms(plain)['ring']?.value].flat()
  expect([mid, dark, white].every((colour) => colour instanceof Color)).toBe(true)
  // 0xbc of 0xff in sRGB is half the light
  expect(mid instanceof Color && mid.r).toBeCloseTo(0.5, 2)
  expect(dark instanceof Color && dark.r).toBe(0)
})

test('becomes another wood or finish without another program', () => {
  const wood = woodMaterial('red-oak', STUDIO)
  const key = wood.material.customProgramCacheKey()
  wood.become('primed')
  expect(wood.material.roughness).toBe(0.46)
  expect(wood.material.customProgramCacheKey()).toBe(key)
  const iron = finishMaterial('SB', STUDIO)
  expect(iron.material.customProgramCacheKey()).not.toBe(key)
})
