import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The press of a build: bundled into it, where nobody is served from, so that a running shop can print its pages again
 * with other prices. `press.js BUILD FOLDER /shelf/NAME.js` prints them into that folder, with what this file below it
 * says has changed on the shelf; `press.js BUILD` those of the build itself.
 */
const [build = '', folder, shelf] = process.argv.slice(2)
const edition = folder === undefined || shelf === undefined ? undefined : { folder, shelf }
// As in a browser: before the catalogue is read, which is what the import after it does.
if (edition !== undefined) {
  await import(/* @vite-ignore */ pathToFileURL(path.join(edition.folder, edition.shelf)).href)
}
const { printPages } = await import('./print-pages.ts')
await printPages(build, edition)
