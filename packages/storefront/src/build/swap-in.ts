import { readFileSync, type Stats } from 'node:fs'
import { link, lstat, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'

/**
 * Puts the finished build, `builds/next`, in its place: `dist` is a link that leads to it from one moment
 * to the next. A shop that runs has found its own build when it started, and goes on with that; so the
 * build before is kept, and only older ones are removed.
 */
const [storefront = path.resolve(import.meta.dirname, '../..')] = process.argv.slice(2)
const BUILDS = path.join(storefront, 'builds')
const NEXT = path.join(BUILDS, 'next')
const DIST = path.join(storefront, 'dist')

const name = new Date().toISOString().replaceAll(/[:.]/g, '-')
const before = await currentBuild()
if (before !== undefined) await shareFiles(path.join(BUILDS, before))
await rename(NEXT, path.join(BUILDS, name))
await pointTo(name)
await removeAllBut(new Set([name, before]))

/** The build that `dist` leads to; a folder, as it was in earlier versions, becomes one. */
async function currentBuild(): Promise<string | undefined> {
  const found = await present(DIST)
  if (found === undefined) return undefined
  if (found.isSymbolicLink()) return path.basename(await readlink(DIST))
  const first = `before-${name}`
  await rename(DIST, path.join(BUILDS, first))
  return first
}

/** A rename takes the place of the old link at once. */
async function pointTo(build: string): Promise<void> {
  const newLink = `${DIST}-next`
  await rm(newLink, { force: true })
  await symlink(path.join('builds', build), newLink, 'junction')
  // Windows renames nothing onto a folder, nor onto a link to one.
  if (process.platform === 'win32') await rm(DIST, { force: true, recursive: true })
  await rename(newLink, DIST)
}

/** Most pictures are the same as before: they need their place on the disk once. */
async function shareFiles(build: string): Promise<void> {
  const entries = await readdir(NEXT, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const older = path.join(build, path.relative(NEXT, file))
    if (await isSame(file, older)) await replaceByLink(file, older)
  }
}

async function isSame(file: string, older: string): Promise<boolean> {
  const found = await present(older)
  if (found?.isFile() !== true || found.size !== (await stat(file)).size) return false
  return readFileSync(file).equals(readFileSync(older))
}

/** Where the disk has no such links, the copy stays. */
async function replaceByLink(file: string, older: string): Promise<void> {
  const linked = await link(older, `${file}.link`).then(
    () => true,
    () => false,
  )
  if (linked) await rename(`${file}.link`, file)
}

async function removeAllBut(kept: ReadonlySet<string | undefined>): Promise<void> {
  const others = (await readdir(BUILDS)).filter((build) => !kept.has(build))
  for (const build of others) await rm(path.join(BUILDS, build), { recursive: true })
}

async function present(file: string): Promise<Stats | undefined> {
  try {
    return await lstat(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
