import { findProduct } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { inPicture } from './camera.ts'
import { detailView } from './detail-view.ts'
import { tellingIron } from './telling-length.ts'

/** Enough to know where a part ends, and quick. */
const FINENESS = 0.35

function viewOf(id: string) {
  const shape = findProduct(id)?.shape
  if (shape === undefined) throw new Error(`no ${id}`)
  const view = detailView(shape, partSolids(shape, FINENESS))
  return { shape, view }
}

describe('a part seen from near by', () => {
  it('lies in the picture from its lower left to its upper right, the telling length inside it', () => {
    const { shape, view } = viewOf('m-399')
    if (shape.kind !== 'iron-baluster' || view === undefined) throw new Error('no detail')
    const seenIn = inPicture(view.camera)
    const [low, high] = tellingIron(shape).map((alongIn) => seenIn([alongIn, 0, 0]))
    for (const share of [...(low ?? []), ...(high ?? [])]) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(1)
    }
    expect(low?.[0]).toBeLessThan(0.35)
    expect(high?.[1]).toBeGreaterThan(0.65)
    expect(view).toMatchObject({ setting: 'ground', rig: 'lying metal' })
  })

  it('shows the cap of a box newel and lets the post run out below', () => {
    const { shape, view } = viewOf('n-4510')
    if (shape.kind !== 'box-newel' || view === undefined) throw new Error('no detail')
    const seenIn = inPicture(view.camera)
    const [, capTop] = seenIn([0, shape.lengthIn, 0])
    expect(capTop).toBeGreaterThan(0.82)
    expect(capTop).toBeLessThan(1)
    expect(seenIn([0, shape.lengthIn - 24, 0])[1]).toBeLessThan(0)
    expect(view.setting).toBe('beyond')
  })

  it('looks at the sawn end of a volute, which is where the rail leaves it', () => {
    const { view } = viewOf('f-7210')
    expect(view?.camera.heightIn).toBeLessThan(12)
    expect(view?.camera.tiltDeg).toBeGreaterThanOrEqual(16)
  })

  it('is taken in few scales', () => {
    const heights = ['m-399', 'm-501', 'c-2005', 'n-4020'].map(
      (id) => viewOf(id).view?.camera.heightIn,
    )
    for (const heightIn of heights)
      expect([3.6, 4.4, 5.4, 6.5, 8, 9.5, 11.5, 14]).toContain(heightIn)
  })

  it('is not taken of what the catalogue shows from near by already', () => {
    expect(viewOf('ro-101').view).toBeUndefined()
    expect(viewOf('c-6010').view).toBeUndefined()
  })
})
