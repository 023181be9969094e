import { catalogue } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { productLooks } from '@millrun/parts/materials/product-looks'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { DEVELOPED_PX, partShoot } from './part-shoot.ts'
import { studioLook } from './studio-look.ts'

/** Enough to know where a part ends, and quick. */
const FINENESS = 0.35

const find = (id: string) => {
  const product = catalogue.find((candidate) => candidate.id === id)
  if (product === undefined) throw new Error(`no ${id}`)
  return product
}
const shootOf = (id: string) => partShoot(find(id), partSolids(find(id).shape, FINENESS))

describe('how a part is photographed', () => {
  it('looks at a baluster squarely, with nothing below it, and renders a strip of the picture', () => {
    const { camera, groundIn, rig, window, runsOut } = shootOf('m-399')
    expect(camera).toMatchObject({ heightIn: 12.5, tiltDeg: 0 })
    expect(camera.target[1]).toBe(22)
    expect(groundIn).toBeNull()
    expect(rig).toBe('standing metal')
    expect(runsOut).toEqual(['bottom', 'top'])
    // 2 in of basket in 10 in of picture: from 0.4 to 0.6, and a few pixels round it.
    expect(window[0]).toBeGreaterThan(0.38)
    expect(window[2]).toBeLessThan(0.62)
  })

  it('lays a rail on the ground and lets it run out to the right', () => {
    const { groundIn, rig, runsOut, window } = shootOf('c-6010')
    expect(groundIn).toBeCloseTo(0)
    expect(rig).toBe('lying')
    expect(runsOut).toContain('right')
    expect(window[2]).toBe(1)
  })

  it('hangs up what belongs on a wall: nothing below it, in the light of what lies', () => {
    for (const id of ['br-202', 'br-501', 'ro-101']) {
      expect(shootOf(id)).toMatchObject({ groundIn: null, rig: 'lying' })
    }
  })

  it('leaves set screws as they were bought, whatever the finish', () => {
    expect(shootOf('sh-120').wares).toEqual({
      'set screw': studioLook({ ware: 'black steel' }),
      'hole of the set screw': studioLook({ ware: 'hole' }),
    })
    expect(shootOf('m-399').wares).toBeUndefined()
  })

  it('renders whole pixels', () => {
    const [left, bottom, right, top] = shootOf('ro-101').window
    for (const side of [left, right]) expect((side * DEVELOPED_PX.widthPx) % 1).toBeCloseTo(0, 6)
    for (const side of [bottom, top]) expect((side * DEVELOPED_PX.heightPx) % 1).toBeCloseTo(0, 6)
  })

  it('photographs a handed part once, and takes the other hand for its mirror image', () => {
    const handed = catalogue.find(
      ({ family, optionGroups }) =>
        family === 'fittings' && optionGroups.some(({ id }) => id === 'hand'),
    )
    const id = handed?.id ?? ''
    const [exposure, ...others] = shootOf(id).exposures
    expect(others).toEqual([])
    expect(exposure?.names).toEqual([id, `${id}-l`])
    expect(exposure?.mirrorNames).toEqual([`${id}-r`])
  })

  it('gives every look of a product its picture', () => {
    for (const id of ['m-399', 'c-2005', 'n-4510']) {
      const names = shootOf(id).exposures.flatMap((exposure) => exposure.names)
      expect(names).toEqual(productLooks(find(id)).map(({ name }) => name))
    }
  })
})
