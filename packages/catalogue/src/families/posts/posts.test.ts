import { describe, expect, it } from 'vitest'
import { POST_CATEGORIES } from './post.ts'
import { posts } from './posts.ts'

describe('the detailed posts', () => {
  it('are twelve, four of each category, with both mountings', () => {
    expect(posts).toHaveLength(12)
    const counts = POST_CATEGORIES.map(
      (category) => posts.filter((post) => post.category === category).length,
    )
    expect(counts).toEqual([4, 4, 4])
    expect(new Set(posts.map((post) => post.mounting))).toEqual(
      new Set(['Post-to-Post', 'Over-the-Post']),
    )
  })

  it('end in a pin where the rail runs over them, and in a block or cap where it does not', () => {
    for (const { shape, mounting } of posts) {
      const hasPin = shape.kind === 'turned' && shape.topBlockIn === 0
      expect(hasPin).toBe(mounting === 'Over-the-Post')
    }
  })

  it('were a fifth dearer: 129.99, was 155.99', () => {
    expect(posts[0]).toMatchObject({ id: 'p-1010', priceCents: 12999, originalCents: 15599 })
  })
})
