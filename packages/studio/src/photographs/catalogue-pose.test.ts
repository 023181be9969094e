import { findProduct } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { cataloguePose } from './catalogue-pose.ts'

const FINENESS = 0.35

function posed(id: string) {
  const product = findProduct(id)
  if (product === undefined) throw new Error(`no ${id}`)
  const solids = partSolids(product.shape, FINENESS)
  return { solids, shown: cataloguePose(product.shape, solids) }
}

describe('how a part stands for its picture', () => {
  it('shows a hollow shoe twice, both on the ground', () => {
    const { solids, shown } = posed('sh-100')
    expect(shown).toHaveLength(2 * solids.length)
    const [standing, lying] = [shown.slice(0, solids.length), shown.slice(solids.length)]
    expect(boxAround(standing).least[1]).toBeCloseTo(0)
    expect(boxAround(lying).least[1]).toBeCloseTo(0)
    // 3/4" high as it stands, about as high as its foot is wide where it lies.
    expect(boxAround(standing).most[1]).toBeCloseTo(0.75, 2)
    expect(boxAround(lying).most[1]).toBeGreaterThan(1)
  })

  it('keeps the two apart', () => {
    const { solids, shown } = posed('sh-100')
    const [standing, lying] = [shown.slice(0, solids.length), shown.slice(solids.length)]
    expect(boxAround(lying).least[0]).toBeGreaterThan(boxAround(standing).most[0])
  })

  it('leaves a solid shoe and everything else as it stands', () => {
    const { solids, shown } = posed('sh-101')
    expect(shown).toBe(solids)
  })
})
