import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { historyOf, historyReducer, type HistoryAction } from './history.ts'

const start = historyOf(USUAL_DESIGN)

function after(...actions: readonly HistoryAction[]) {
  return actions.reduce(historyReducer, start)
}

const wider = { type: 'edit', changes: { widthIn: 48 } } as const
const higher = { type: 'edit', changes: { totalRiseIn: 110 } } as const
const undo = { type: 'undo' } as const
const redo = { type: 'redo' } as const

function drag(widthIn: number): HistoryAction {
  return { type: 'edit', changes: { widthIn }, gesture: 'width' }
}

test('takes edits back one by one, and brings them again', () => {
  expect(after(wider, higher, undo).present).toEqual({ ...USUAL_DESIGN, widthIn: 48 })
  expect(after(wider, higher, undo, undo).present).toEqual(USUAL_DESIGN)
  expect(after(wider, higher, undo, undo, redo, redo).present).toEqual({
    ...USUAL_DESIGN,
    widthIn: 48,
    totalRiseIn: 110,
  })
})

test('has nothing to undo at the start and nothing to redo at the end', () => {
  expect(after(undo)).toBe(start)
  expect(after(wider, redo).present.widthIn).toBe(48)
})

test('forgets what was undone once something else is edited', () => {
  expect(after(wider, undo, higher).future).toEqual([])
})

test('takes a whole drag back in one step, and two drags in two', () => {
  expect(after(drag(41), drag(42), drag(43), undo).present).toEqual(USUAL_DESIGN)
  const twice = after(drag(41), drag(42), { type: 'let-go' }, drag(43), undo)
  expect(twice.present.widthIn).toBe(42)
})

test('does not count an edit that changes nothing', () => {
  expect(after({ type: 'edit', changes: { widthIn: 40 } })).toBe(start)
})

test('opens another design as a step that can be undone', () => {
  const design = { ...USUAL_DESIGN, name: 'Attic' }
  expect(after({ type: 'open', design }).present.name).toBe('Attic')
  expect(after({ type: 'open', design }, undo).present).toEqual(USUAL_DESIGN)
})

test('remembers a hundred steps', () => {
  const edits = Array.from({ length: 150 }, (_, index) => ({
    type: 'edit' as const,
    changes: { totalRiseIn: 50 + index },
  }))
  expect(after(...edits).past).toHaveLength(100)
})
