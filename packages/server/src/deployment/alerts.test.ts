import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readOrdersCommand } from '../commands/orders/read-orders-command.ts'
import { openPayPal, openShop } from '../testing/open-shop.ts'
import { METRICS_TOKEN, scrape } from '../testing/scrape.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})

const rules = Rules.parse(
  parse(await readFile(join(ROOT, 'deploy/alerts.yaml'), 'utf8')),
).groups.flatMap((group) => group.rules)
const docs = await readFile(join(ROOT, 'docs/alerts.md'), 'utf8')

/** Prometheus says this one itself. */
const ITS_OWN = 'up'

/** The metrics that an expression names: what is neither a function, nor a label, nor a word of the language. */
function metricsIn(expr: string): readonly string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\bby\s*\([^)]*\)/g, '')
    .replaceAll(/\b[a-z_]+\s*\(/g, '(')
  return bare.match(/[a-z_]\w*/g) ?? []
}

let said: readonly string[]
let close: () => Promise<unknown>

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-alerts-'))
  const payPal = await openPayPal()
  const shop = await openShop({ databaseUrl: undefined, dataDir }, payPal, {
    variables: { METRICS_TOKEN },
  })
  close = async () => {
    await shop.close()
    await payPal.close()
    await rm(dataDir, { recursive: true })
  }
  await shop.buy()
  await fetch(`${shop.origin}/`)
  said = [...(await scrape(shop.origin)).keys()]
})

afterAll(() => close())

test('the metrics of an expression are told from its other words', () => {
  expect(
    metricsIn(
      'histogram_quantile(0.99, sum by (le, call) (rate(a_bucket{call=~"b|c"}[10m]))) / max(d_total) > 7 * 86400',
    ),
  ).toEqual(['a_bucket', 'd_total'])
})

test.each(rules)('$alert asks for nothing but what a shop says', ({ expr }) => {
  const names = new Set([ITS_OWN, ...said.map((key) => key.replace(/\{.*$/, ''))])
  expect(metricsIn(expr)).not.toEqual([])
  expect(metricsIn(expr).filter((name) => !names.has(name))).toEqual([])
})

/** `name{label="value"}`, as rules pick series of a metric. */
const PICKED = /([a-z_]\w*)\{([^}]*)\}/g
const MATCHER = /(\w+)(=~|!=|=)"([^"]*)"/g

test.each(rules)('$alert picks series by labels that a shop gives them', ({ expr }) => {
  for (const [, name = '', matchers = ''] of expr.matchAll(PICKED)) {
    if (name === ITS_OWN) continue
    const series = said.filter((key) => key.startsWith(`${name}{`))
    for (const [, label = '', how = '', value = ''] of matchers.matchAll(MATCHER)) {
      const given = series.flatMap(
        (key) => new RegExp(`[{,]${label}="([^"]*)"`).exec(key)?.[1] ?? [],
      )
      expect(given).not.toEqual([])
      // That nothing has failed yet, and nobody watches yet, is no mistake of the rule's.
      if (how === '!=' || value === '5xx') continue
      const wanted = new RegExp(`^(?:${value})$`)
      expect(given.filter((one) => (how === '=' ? one === value : wanted.test(one)))).not.toEqual(
        [],
      )
    }
  }
})

const rows = Array.from(
  docs.matchAll(/^\| <a id="(\w+)"><\/a>(\w+) \((\w+)\) \|/gm),
  ([, id = '', name = '', severity = '']) => ({ id, name, severity }),
)

test('each alert has its row in the docs, and each row its alert', () => {
  expect(rows).toEqual(
    rules.map(({ alert, labels }) => ({ id: alert, name: alert, severity: labels.severity })),
  )
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/alerts.md#${alert}`)
  }
})

test('the docs name commands that there are', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
  const commands = Array.from(docs.matchAll(/`npm run (\w+)(?: -- ([^`]+))?`/g))
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter(([, name = '']) => !(name in scripts))).toEqual([])
  for (const [, , words = 'list'] of commands.filter(([, name]) => name === 'orders')) {
    expect(readOrdersCommand(words.split(' '))).toBeDefined()
  }
})
