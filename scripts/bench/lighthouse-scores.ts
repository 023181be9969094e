import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { valueAt } from '../json-value.ts'
import { runCommand } from '../test/run-command.ts'
import { median } from './median.ts'

const RUNS = 3
/** On a machine that is busy, Lighthouse now and then loses the beginning of a page. */
const ATTEMPTS = 3
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const
const SHIFT = 'cumulative-layout-shift'

/** A package of its own, not installed with the others: it would be a third of all files. */
const WANTED = path.join(import.meta.dirname, 'lighthouse')
const VERSIONS = createHash('sha256').update(readFileSync(path.join(WANTED, 'package-lock.json')))
const INSTALLED = path.resolve('node_modules/.cache/lighthouse', VERSIONS.digest('hex'))
const LIGHTHOUSE = path.join(INSTALLED, 'node_modules/.bin/lighthouse')

/** Installs Lighthouse when it is missing or another one; resolves with whether it is there. */
export async function hasLighthouse(): Promise<boolean> {
  if (existsSync(LIGHTHOUSE)) return true
  cpSync(WANTED, INSTALLED, { recursive: true })
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return runCommand('npm', ['ci', '--prefix', INSTALLED, ...flags])
}

/** What Lighthouse says of a page on a phone with simulated throttling, medians of three, in a line. */
export async function lighthouseLine(address: string, chromium: string): Promise<string> {
  const reports: unknown[] = []
  for (let run = 0; run < RUNS; run += 1) reports.push(await report(address, chromium))
  const scores = CATEGORIES.map((name) => {
    const values = reports.map((one) => Number(valueAt(one, 'categories', name, 'score')) * 100)
    return `${name} ${median(values).toFixed(0)}`
  })
  const times = Object.entries(AUDITS).map(([name, audit]) => {
    const values = reports.map((one) => Number(valueAt(one, 'audits', audit, 'numericValue')))
    return `${name} ${median(values).toFixed(0)} ms`
  })
  const shifts = reports.map((one) => Number(valueAt(one, 'audits', SHIFT, 'numericValue')))
  return [...scores, ...times, `CLS ${median(shifts).toFixed(3)}`].join(', ')
}

async function report(address: string, chromium: string, attempt = 1): Promise<unknown> {
  try {
    return await reportOnce(address, chromium)
  } catch (error) {
    if (attempt === ATTEMPTS) throw error
    return report(address, chromium, attempt + 1)
  }
}

async function reportOnce(address: string, chromium: string): Promise<unknown> {
  const flags = `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`
  const { stdout } = await promisify(execFile)(
    LIGHTHOUSE,
    [address, '--quiet', '--output=json', '--throttling-method=simulate', flags],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}
