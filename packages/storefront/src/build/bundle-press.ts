import path from 'node:path'
import { build as bundle, type PluginOption, type SSROptions } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** Puts the press into a build; gives back its program. */
export async function bundlePress(build: string, plugins: PluginOption[] = []): Promise<string> {
  const press = path.join(build, '.press')
  const server = { ssr: 'src/build/press.ts', outDir: press, copyPublicDir: false }
  // All that it needs is in it: where the shop runs, the packages of its pages are not installed. Papers are written in
  // browsers alone.
  const ssr: SSROptions = { noExternal: true, external: ['pdfkit'] }
  const define = { 'process.env.NODE_ENV': '"production"' }
  await bundle({ root, logLevel: 'warn', plugins, build: server, ssr, define })
  return path.join(press, 'press.js')
}
