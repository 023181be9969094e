import { expect, test } from 'vitest'
import { drawingPath, mailPicturePath, picturePath, pictureSet } from './picture-path.ts'

test('offers a picture in three widths', () => {
  expect(pictureSet(picturePath('m-399-orb'))).toBe(
    '/pictures/m-399-orb-400.avif 400w, /pictures/m-399-orb-800.avif 800w, /pictures/m-399-orb-1200.avif 1200w',
  )
})

test('offers a small place no picture that is wider than any screen can show there', () => {
  const path = picturePath('m-399')
  expect(pictureSet(path, 80)).toBe('/pictures/m-399-400.avif 400w')
  expect(pictureSet(path, 200)).toBe('/pictures/m-399-400.avif 400w, /pictures/m-399-800.avif 800w')
  expect(pictureSet(path, 1200)).toBe(pictureSet(path))
  expect(pictureSet(path, Number.NaN)).toBe(pictureSet(path))
})

test('has a picture for mails as JPEG', () => {
  expect(mailPicturePath(picturePath('m-399-orb'))).toBe('/pictures/m-399-orb-mail.jpg')
})

test('knows a drawing from a picture', () => {
  expect(pictureSet(drawingPath('m-399'))).toBeUndefined()
})
