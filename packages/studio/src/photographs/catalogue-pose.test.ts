import { findProduct } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { cataloguePose } from './catalogue-pose.ts'
import { partPoints } from './part-points.ts'

const FINENESS = 0.35

function posed(id: string) {
  const product = findProduct(id)
  if (product === undefined) throw new Error(`no ${id}`)
  const solids = partSolids(product.shape, FINENESS)
  return { solids, shown: cataloguePose(product.shape, solids) }
}

/** The same made for a hand. */
function handed(id: string, isRightHand: boolean) {
  const shape = findProduct(id)?.shape
  if (shape?.kind !== 'fitting') throw new Error(`${id} is no fitting`)
  const made = { ...shape, isRightHand }
  return { shown: cataloguePose(made, partSolids(made, FINENESS)) }
}

/** How many corners touch the ground. */
function cornersDown(solids: ReturnType<typeof cataloguePose>): number {
  const floorIn = boxAround(solids).least[1]
  return partPoints(solids).filter(([, y]) => y < floorIn + 0.001).length
}

function heightOf(solids: ReturnType<typeof cataloguePose>): number {
  const { least, most } = boxAround(solids)
  return most[1] - least[1]
}

function widthOf(solids: ReturnType<typeof cataloguePose>): number {
  const { least, most } = boxAround(solids)
  return most[0] - least[0]
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

  it('turns a knuckle with facets, so that no two of them stand alike to the viewer', () => {
    // Seen from 24° to the left, two faces would stand at 24° and at 21° to him.
    const { solids, shown } = posed('kn-201')
    // An octagon that is turned by 14° is wider by cos(22.5° - 14°) / cos 22.5°, which is 1.07.
    expect(widthOf(shown) / widthOf(solids)).toBeCloseTo(1.07, 1)
    const round = posed('kn-203')
    expect(round.shown).toBe(round.solids)
  })

  it('rests a shoe for a slope on its whole foot', () => {
    const { solids, shown } = posed('sh-121')
    expect(cornersDown(solids)).toBeLessThan(cornersDown(shown))
    expect(cornersDown(shown)).toBeGreaterThan(3)
  })

  it('leaves a fitting with a level lower end standing on it', () => {
    const { solids, shown } = posed('f-7410')
    expect(shown).toBe(solids)
  })

  it('lays a gooseneck on its side, where it is no higher than its cap is wide', () => {
    const { solids, shown } = posed('f-7122')
    expect(heightOf(solids)).toBeCloseTo(28.4, 1)
    expect(heightOf(shown)).toBeLessThan(4.4)
  })

  it('lets what turns off from a gooseneck point up, of either hand', () => {
    // On its side the bend of 90° rises by what it turned aside: 11.5 inches standing.
    expect(heightOf(posed('f-7130').shown)).toBeGreaterThan(9)
    expect(heightOf(handed('f-7130', true).shown)).toBeCloseTo(heightOf(posed('f-7130').shown), 1)
  })

  it('rests an over-easing on both its ends', () => {
    const { shown } = posed('f-7420')
    const floorIn = boxAround(shown).least[1]
    const touching = partPoints(shown).filter(([, y]) => y < floorIn + 0.01)
    const places = touching.map(([x]) => x)
    expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(10)
  })
})
