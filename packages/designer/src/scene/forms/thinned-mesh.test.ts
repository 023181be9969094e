import type { Mesh } from '@millrun/parts/solids/mesh/mesh'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { expect, test } from 'vitest'
import { findBaluster } from '@millrun/stair/stock/baluster-stock'
import { thinnedMesh } from './thinned-mesh.ts'

/** A turned baluster with a pin: its mesh has about 4,500 triangles. */
function turned(): Mesh {
  const style = findBaluster('c-5015')
  const [post] = style === undefined ? [] : partSolids(style.shape, 0.25)
  if (post === undefined) throw new Error('no baluster')
  return post.mesh
}

/** By the divergence theorem. */
function volumeIn3({ positions: p, triangles }: Mesh): number {
  let sum = 0
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => 3 * (triangles[at + corner] ?? 0))
    const n = (from = 0, axis = 0) => p[from + axis] ?? 0
    sum +=
      n(a, 0) * (n(b, 1) * n(c, 2) - n(b, 2) * n(c, 1)) +
      n(a, 1) * (n(b, 2) * n(c, 0) - n(b, 0) * n(c, 2)) +
      n(a, 2) * (n(b, 0) * n(c, 1) - n(b, 1) * n(c, 0))
  }
  return sum / 6
}

function reach({ positions }: Mesh, axis: 0 | 1 | 2): readonly [number, number] {
  const values = Array.from(positions).filter((_, at) => at % 3 === axis)
  return [Math.min(...values), Math.max(...values)]
}

test('a mesh that has no more triangles stays as it is', () => {
  const mesh = turned()
  expect(thinnedMesh(mesh, mesh.triangles.length / 3)).toBe(mesh)
})

test.each([2000, 600, 300])('%i triangles keep ends, sides and volume', (triangles) => {
  const fine = turned()
  const thin = thinnedMesh(fine, triangles)
  expect(thin.triangles.length / 3).toBeLessThanOrEqual(triangles)
  expect(thin.triangles.length / 3).toBeGreaterThan(triangles * 0.98)
  for (const axis of [0, 1, 2] as const) {
    const [[low, high], [thinLow, thinHigh]] = [reach(fine, axis), reach(thin, axis)]
    expect(Math.abs(low - thinLow)).toBeLessThan(0.02)
    expect(Math.abs(high - thinHigh)).toBeLessThan(0.02)
  }
  expect(volumeIn3(thin) / volumeIn3(fine)).toBeGreaterThan(0.93)
  expect(volumeIn3(thin) / volumeIn3(fine)).toBeLessThan(1.03)
})
