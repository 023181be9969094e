import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { valueAt } from '../json-value.ts'
import { median } from './median.ts'

const RUNS = 3
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
  return [...scores, ...times].join(', ')
}

async function report(address: string, chromium: string): Promise<unknown> {
  const flags = `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`
  const { stdout } = await promisify(execFile)(
    'lighthouse',
    [address, '--quiet', '--output=json', '--throttling-method=simulate', flags],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}
