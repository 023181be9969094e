import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { DESIGNS_STORAGE_KEY } from '../../../saved-designs/saved-designs.ts'
import { keepDesigns, keptDesigns } from './kept-designs.ts'

/** A browser's storage with room for so many letters. */
function storageOf(room: number): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
  }
}

const hall = { id: 'hall', savedAtMs: 1, design: { ...USUAL_DESIGN, name: 'Hall' } }
const attic = { id: 'attic', savedAtMs: 2, design: { ...USUAL_DESIGN, name: 'Attic' } }

beforeEach(() => vi.stubGlobal('window', { localStorage: storageOf(5000) }))
afterEach(() => vi.unstubAllGlobals())

test('keeps what it is given', () => {
  expect(keepDesigns([hall, attic])).toEqual({ designs: [hall, attic] })
  expect(keptDesigns()).toEqual({ designs: [hall, attic] })
})

describe('nothing that was kept is lost', () => {
  test('where the browser has no room left', () => {
    vi.stubGlobal('window', { localStorage: storageOf(80) })
    keepDesigns([hall])
    const { designs, problem } = keepDesigns([attic, hall])
    expect(designs).toEqual([hall])
    expect(problem).toMatch(/no room left.*What you saved before is still there/)
    expect(keptDesigns()).toEqual({ designs: [hall] })
  })

  test('where as many are saved as we keep', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...hall, id: `hall-${index}` }))
    keepDesigns(many)
    const { designs, problem } = keepDesigns([attic, ...many])
    expect(designs).toHaveLength(50)
    expect(problem).toMatch(/^50 designs are saved/)
    expect(keptDesigns().designs).toEqual(many)
  })
})

describe('what another version of the page saved', () => {
  const newer = { id: 'newer', savedAtMs: 3, link: 'd=9&x=1' }

  test('stays beside what is saved now, and is told of', () => {
    window.localStorage.setItem(DESIGNS_STORAGE_KEY, JSON.stringify([newer]))
    expect(keptDesigns().designs).toEqual([])
    expect(keepDesigns([hall]).designs).toEqual([hall])
    expect(keptDesigns().note).toBe(
      '1 design here was saved by another version of this page. It stays as it is; reload the page to see it.',
    )
    const kept: unknown = JSON.parse(window.localStorage.getItem(DESIGNS_STORAGE_KEY) ?? '')
    expect(kept).toContainEqual(newer)
  })

  test('is not written over where it is kept in another way', () => {
    const text = '{"form":2,"designs":[]}'
    window.localStorage.setItem(DESIGNS_STORAGE_KEY, text)
    expect(keepDesigns([hall]).problem).toMatch(/saved by a newer version of this page/)
    expect(window.localStorage.getItem(DESIGNS_STORAGE_KEY)).toBe(text)
  })
})

test('says so where the browser keeps nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(keptDesigns().problem).toMatch(/keeps nothing for this page/)
  expect(keepDesigns([hall]).problem).toMatch(/keeps nothing for this page/)
})
