import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Measures } from './measures.tsx'

/** The pieces that no line is broken in, in brackets. */
function kept(text: string): string {
  const html = renderToStaticMarkup(createElement(Measures, { text }))
  return html
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')
    .replaceAll('&quot;', '"')
}

test('keeps a whole number with its fraction and its inches', () => {
  expect(kept('Keeps a 2-1/4" rail 1-1/2" off the wall')).toBe(
    'Keeps a [2-1/4"] rail [1-1/2"] off the wall',
  )
  expect(kept('11-15/16 deep')).toBe('[11-15/16] deep')
})

test('leaves every other text as it is', () => {
  for (const text of ['', '1/2" square', 'M-399', '2-8 business days']) {
    expect(kept(text)).toBe(text)
  }
})
