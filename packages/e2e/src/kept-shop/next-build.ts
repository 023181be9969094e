import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DIST } from './own-shop.ts'

/** What is named by its hash, where a page or a script names it. */
const NAMED = /((?:assets\/|\.\/)[\w.-]+?-[\w-]{8})(\.(?:js|css))/g
const TEXT = /\.(?:html|js|css|json)$/
/** Compressed as it was before it is renamed. */
const OUT_OF_DATE = /\.(?:html|js|css|json)\.(?:br|gz)$/

/** Writes into a folder what the next build of the same shop would be: every script and style sheet has another name. */
export async function writeNextBuild(folder: string): Promise<void> {
  await cp(DIST, folder, { recursive: true, dereference: true })
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name)
    if (OUT_OF_DATE.test(name)) await rm(file)
    if (!TEXT.test(name)) continue
    await writeFile(file, renamed(await readFile(file, 'utf8')))
    if (name.startsWith('assets/')) await rename(file, path.join(folder, renamed(name)))
  }
}

function renamed(text: string): string {
  return text.replaceAll(NAMED, '$1-next$2')
}
