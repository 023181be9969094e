import { describe, expect, it } from 'vitest'
import { manifestText, parseManifest } from './manifest.ts'

const oak = { widthPx: 1280, heightPx: 1600, colour: '#b98f69', hash: 'a1' }
const iron = { widthPx: 1280, heightPx: 1600, colour: '#1b1b1d', hash: 'b2' }

describe('the manifest of photographs', () => {
  it('is read as it was written, in the order of the names', () => {
    const text = manifestText({ 'm-399': iron, 'c-2005': oak })
    expect(text.indexOf('c-2005')).toBeLessThan(text.indexOf('m-399'))
    expect(parseManifest(text)).toEqual({ 'm-399': iron, 'c-2005': oak })
  })

  it('is not taken for one when a photograph has no colour', () => {
    const text = JSON.stringify({ 'm-399': { widthPx: 1280, heightPx: 1600, hash: 'b2' } })
    expect(() => parseManifest(text)).toThrow('m-399')
  })

  it('may be empty', () => {
    expect(parseManifest(manifestText({}))).toEqual({})
  })
})
