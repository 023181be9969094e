import { describe, expect, it } from 'vitest'
import { escapeText, tag } from './tag.ts'

describe('tag', () => {
  it('writes attributes, leaves out those that are not given, and closes itself when empty', () => {
    expect(tag('path', { d: 'M0 0', fill: undefined, 'stroke-width': 0.5 })).toBe(
      '<path d="M0 0" stroke-width=".5"/>',
    )
  })

  it('puts children between its ends', () => {
    expect(tag('g', {}, tag('path', {}), 'x')).toBe('<g><path/>x</g>')
  })

  it('keeps attribute and text from breaking out', () => {
    expect(tag('a', { title: '"<&' })).toBe('<a title="&quot;&lt;&amp;"/>')
    expect(escapeText('1/2" < 1 & 2')).toBe('1/2&quot; &lt; 1 &amp; 2')
  })
})
