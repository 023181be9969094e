import { expect, test } from 'vitest'
import { crowdedFolders } from './crowded-folders.ts'

function filesIn(folder: string, count: number, ending = '.ts'): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${folder}/file-${at}${ending}`)
}

test('a folder of twenty files is found through, and one of twenty-one is not', () => {
  const files = [...filesIn('src/orders', 20), ...filesIn('src/payments', 21, '.tsx')]
  expect(crowdedFolders(files)).toEqual([{ folder: 'src/payments', files: 21 }])
})

test('tests, and folders inside a folder, do not crowd it', () => {
  const files = [
    ...filesIn('src', 15),
    ...filesIn('src', 30, '.test.ts'),
    ...filesIn('src/inside', 10),
  ]
  expect(crowdedFolders(files)).toEqual([])
})
