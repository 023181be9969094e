import path from 'node:path'

const MOST_FILES = 20
const TEST = /\.(?:test|spec|bench)\.tsx?$/

interface CrowdedFolder {
  readonly folder: string
  readonly files: number
}

/** The folders that hold more files than a reader looks through, tests and folders inside them not counted. */
export function crowdedFolders(files: readonly string[]): readonly CrowdedFolder[] {
  const folders = Map.groupBy(
    files.filter((file) => !TEST.test(file)),
    (file) => path.dirname(file),
  )
  return Array.from(folders, ([folder, inside]) => ({ folder, files: inside.length }))
    .filter((found) => found.files > MOST_FILES)
    .toSorted((a, b) => b.files - a.files)
}
