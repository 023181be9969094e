import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|builds|testing)\/|\.(?:test|bench)\.tsx?$|\.md$/

/**
 * A hash over the content of every file that the built shop is made from, and over the build settings
 * in the environment (`VITE_…`): the same hash means that a build would give the same shop.
 */
export function sourceHash(
  root: string,
  patterns: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(root, patterns)) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  const settings = Object.keys(environment).filter((name) => name.startsWith('VITE_'))
  for (const name of settings.toSorted()) hash.update(`${name}=${environment[name]}\n`)
  return hash.digest('hex')
}

/** Folders that are not even looked into: thousands of files. */
function isMade(name: string): boolean {
  return /^(?:node_modules|builds|dist)$/.test(path.basename(name))
}

function sourceFiles(root: string, patterns: readonly string[]): readonly string[] {
  return globSync(patterns, { cwd: root, exclude: isMade })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file) && statSync(path.join(root, file)).isFile())
    .toSorted()
}
