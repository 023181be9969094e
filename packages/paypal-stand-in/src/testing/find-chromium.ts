import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Chromium is: what `CHROMIUM_PATH` names, else one in its usual places, else undefined. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? usualPlaces.find((file) => existsSync(file))
}
