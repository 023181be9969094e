import { expect, test } from 'vitest'
import { pictureKind } from './picture-kind.ts'

test.each([
  ['\u00FF\u00D8\u00FF\u00E1\u0000\u0018Exif\u0000\u0000', 'jpeg'],
  ['\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\r', 'png'],
  ['RIFF\u0010\n\u0000\u0000WEBP', 'webp'],
  ['\u0000\u0000\u0000 ftypavif', 'avif'],
  ['\u0000\u0000\u0000$ftypheic', 'heic'],
  ['\u0000\u0000\u0000$ftypmif1', 'heic'],
  ['GIF89a\u0001\u0000\u0001\u0000\u0000\u0000', 'gif'],
  ['Measurements', 'other'],
  ['', 'other'],
])('knows %j as %s', (text, kind) => {
  expect(pictureKind(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0))).toBe(kind)
})
