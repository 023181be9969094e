import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { valueAt } from '../json-value.ts'
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
    'lighthouse',
    [address, '--quiet', '--output=json', '--throttling-method=simulate', flags],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}
