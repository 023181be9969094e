import { expect, test } from 'vitest'
import { newPdf, pdfBytes } from './pdf.ts'
import { printable } from './printable.ts'

test('a PDF has the pages that were added to it and says what it is', async () => {
  const pdf = newPdf('Cut list', [612, 792])
  pdf.addPage().text('First')
  pdf.addPage().text('Second')
  const bytes = await pdfBytes(pdf)
  const text = Buffer.from(bytes).toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(text).toContain('/MediaBox [0 0 612 792]')
  expect(text).toContain('(Cut list)')
})

test('signs that every reader can show stay, others become question marks', () => {
  expect(printable('Café, 37-3/8" × 2 – “oak” 45°')).toBe('Café, 37-3/8" × 2 – “oak” 45°')
  expect(printable('Treppe 楼梯 🙂')).toBe('Treppe ?? ?')
})
