import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'vite'
import { injectManifest } from 'workbox-build'
import { NOW, SHELL, WHILE_OFF, WORKER } from '@millrun/commerce/kept-shop/addresses'
import { NowSchema } from '@millrun/commerce/kept-shop/now'
import { compressFile } from '../compress.ts'
import { keptWeight } from './kept-weight.ts'

/** What browsers keep of the shop at most, as it travels; pictures come on top as they are seen. */
const MOST_BYTES = 1_500_000

/**
 * Writes the worker into a build that is compressed already, and what takes its place while it is off; how many files.
 * Throws when it would keep more than browsers are to fetch.
 */
export async function writeWorker(build: string): Promise<number> {
  const now = NowSchema.parse(JSON.parse(await readFile(path.join(build, NOW), 'utf8')))
  const unlisted = path.join(build, '.worker')
  await bundleScript(
    import.meta.resolve('@millrun/worker/shop-worker'),
    path.join(unlisted, WORKER),
    {
      BUILD: JSON.stringify(now.build),
    },
  )
  await bundleScript(
    import.meta.resolve('@millrun/worker/worker-off'),
    path.join(build, WHILE_OFF[WORKER]),
  )
  const kept = await listKept(build, path.join(unlisted, WORKER))
  await rm(unlisted, { recursive: true })
  const scripts = [WORKER, WHILE_OFF[WORKER]]
  for (const script of scripts) await compressFile(path.join(build, script), 'pages')
  const bytes = await keptWeight(build, [...kept, SHELL, WORKER])
  process.stdout.write(`${(bytes / 1e6).toFixed(2)} MB of the shop are kept in browsers\n`)
  if (bytes > MOST_BYTES) throw new Error(`Browsers are to keep at most ${MOST_BYTES} bytes.`)
  return scripts.length
}

async function bundleScript(
  source: string,
  into: string,
  constants: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { dir, base } = path.parse(into)
  await bundle({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    build: {
      outDir: dir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(source),
        formats: ['iife'],
        name: 'worker',
        fileName: () => base,
      },
    },
  })
}

/** Writes into the worker what it keeps: all of the shop that is named by its hash, but pictures. */
async function listKept(build: string, unlisted: string): Promise<readonly string[]> {
  const kept: string[] = []
  const { warnings } = await injectManifest({
    swSrc: unlisted,
    swDest: path.join(build, WORKER),
    globDirectory: build,
    globPatterns: ['assets/*.{js,css,woff2,icc}'],
    dontCacheBustURLsMatching: /^\/?assets\//,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      (manifest) => {
        kept.push(...manifest.map(({ url }) => url))
        return { manifest }
      },
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return kept
}
