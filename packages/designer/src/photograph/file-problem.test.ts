import { expect, test } from 'vitest'
import { decodingProblem, fileProblem, LARGEST_FILE_BYTES } from './file-problem.ts'

test('takes a picture of the largest size', () => {
  const file = { name: 'hall.jpg', size: LARGEST_FILE_BYTES, kind: 'jpeg' } as const
  expect(fileProblem(file)).toBeUndefined()
})

test('says that a text is not a picture', () => {
  expect(fileProblem({ name: 'hall.txt', size: 40, kind: 'other' })).toBe(
    'hall.txt is not a picture. Choose a JPEG, PNG or WebP file.',
  )
})

test('says that a file is empty', () => {
  expect(fileProblem({ name: 'hall.jpg', size: 0, kind: 'other' })).toMatch(/is empty/)
})

test('asks for a smaller copy of a file above 40 MB', () => {
  const file = { name: 'hall.png', size: LARGEST_FILE_BYTES + 1, kind: 'png' } as const
  expect(fileProblem(file)).toMatch(/larger than 40 MB/)
})

test('says how to get around HEIC, and that anything else is damaged', () => {
  const file = { name: 'IMG_1.HEIC', size: 9, kind: 'heic' } as const
  expect(decodingProblem(file)).toMatch(/Save it as JPEG/)
  expect(decodingProblem({ ...file, kind: 'jpeg' })).toMatch(/damaged/)
})
