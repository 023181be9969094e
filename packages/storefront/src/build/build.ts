import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { build as bundle } from 'vite'
import { bundlePress } from './bundle-press.ts'
import { compress } from './compress.ts'
import { writeWorker } from './offline/write-worker.ts'

/**
 * Makes the shop in `builds/next` and puts it in its place. A step runs when it is imported; whatever it
 * throws ends the build with all its threads, and `dist` stays as it was.
 */
const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const next = path.join(root, 'builds/next')
/** A document of its own, which is served with the pages. */
const desk = { root: path.join(root, '../desk'), outDir: path.join(next, 'desk') }

await rm(next, { recursive: true, force: true })
await mkdir(next, { recursive: true })
const [pageFiles] = await Promise.all([pages(), pictures()])
// Only now: drawings come of the pictures, and those in articles of Vite.
const drawings = await compress(next, 'drawings')
process.stdout.write(`${pageFiles + drawings} files compressed\n`)
await import('./swap-in.ts')

/** Pages, scripts and styles: how many files of them are compressed. */
async function pages(): Promise<number> {
  await bundle({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: false } })
  await bundle({
    root: desk.root,
    logLevel: 'warn',
    build: { outDir: desk.outDir, emptyOutDir: false },
  })
  await run(process.execPath, [await bundlePress(next), next])
  const compressed = await compress(next, 'pages')
  return compressed + (await writeWorker(next))
}

/** Pictures and drawings of parts need nothing of the pages: a thread of their own makes them meanwhile. */
async function pictures(): Promise<void> {
  const thread = new Worker(new URL('./pictures.ts', import.meta.url))
  const [code] = await once(thread, 'exit')
  if (code !== 0) throw new Error('The pictures were not made.')
}
