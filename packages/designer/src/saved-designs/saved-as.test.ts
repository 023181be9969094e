import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { savedAs } from './saved-as.ts'

const hall = { id: 'hall', savedAtMs: 1, design: { ...USUAL_DESIGN, name: 'Hall' } }

test('saving under a name that is there takes its place', () => {
  const wider = { ...hall.design, widthIn: 48 }
  expect(savedAs([hall], wider, 9)).toEqual({ id: 'hall', savedAtMs: 9, design: wider })
})

test('another name is another design, even within one millisecond', () => {
  const attic = { ...USUAL_DESIGN, name: 'Attic' }
  const saved = savedAs([hall], attic, 46_655)
  expect(saved).toEqual({ id: 'zzz', savedAtMs: 46_655, design: attic })
  expect(savedAs([saved], { ...attic, name: 'Porch' }, 46_655).id).toBe('1000')
})
