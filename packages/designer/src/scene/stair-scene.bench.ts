import type { Solid } from '@millrun/parts/solids/solid'
import type { Design } from '@millrun/stair/design/design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { heaviestDesigns } from '@millrun/stair/testing/heaviest-designs'
import { TWISTS_AND_BASKETS } from '../testing/twists-and-baskets.ts'
import type { FormOrder } from './forms/form-order.ts'
import { madeForm } from './forms/made-form.ts'
import { type SceneFigures, sceneFigures } from './scene-figures.ts'
import { stairScene } from './stair-scene.ts'

/**
 * Prints what a stair of 14 risers with twisted and basket balusters, asks of the graphics
 * card, and for every kind of edit how long script takes: on the page, up to the call that draws, and beside it in
 * the worker that makes the solids of forms which have not been shown before.
 */
const ROUNDS = 7

const FIRST = TWISTS_AND_BASKETS

/** An edit of each kind; `round` makes every one another. */
const EDITS: readonly (readonly [string, (round: number) => Partial<Design>])[] = [
  ['total rise', (round) => ({ totalRiseIn: 106 + round / 8 })],
  ['run', (round) => ({ runIn: 10 + round / 8 })],
  ['width', (round) => ({ widthIn: 38 + round / 4 })],
  ['number of risers', (round) => ({ risers: 13 + (round % 3) })],
  ['rail height', (round) => ({ railHeightIn: 34.5 + round / 8 })],
  ['finish', (round) => ({ finish: round % 2 === 0 ? 'SB' : 'AB' })],
  ['wood', (round) => ({ wood: round % 2 === 0 ? 'cherry' : 'hard-maple' })],
  [
    'pattern',
    (round) => ({
      pattern: {
        ...FIRST.pattern,
        order: [
          [0, 1],
          [1, 0, 1],
        ][round % 2] ?? [0],
      },
    }),
  ],
  ['another baluster', (round) => ({ pattern: { styles: [BARS[round] ?? 'm-101'], order: [0] } })],
  ['another newel', (round) => ({ newelId: NEWELS[round % NEWELS.length] ?? FIRST.newelId })],
  ['another rail', (round) => ({ railId: round % 2 === 0 ? 'c-6400' : 'c-6210' })],
  ['shoes', (round) => ({ shoes: round % 2 === 0 ? 'none' : 'matching' })],
  ['both sides open', (round) => ({ right: round % 2 === 0 ? 'open' : 'wall' })],
  ['L with a landing', (round) => ({ layout: 'l-landing', runIn: 10 + round / 8 })],
  ['U with a landing', (round) => ({ layout: 'u-landing', runIn: 10 + round / 8 })],
  ['U on winders', (round) => ({ layout: 'u-winder', runIn: 10 + round / 8 })],
  ['balcony', (round) => ({ layout: 'balcony', balconyIn: 110 + round })],
]
const BARS = ['m-102', 'm-303', 'm-401', 'm-501', 'm-601', 'm-901', 'c-5015']
const NEWELS = ['n-4520', 'n-4610', 'p-1010']

const made = new Map<string, readonly Solid[]>()
let besideMs = 0
const set = stairScene(solidsOf, { kind: 'room', room: FIRST.room })

set.show(buildStair(FIRST))
const { drawCalls, triangles } = sceneFigures(set.scene)
print(
  `42-baluster stair: ${drawCalls} draw calls, ${triangles} triangles, with its room and new shadows`,
)
for (const [name, edit] of EDITS) {
  const times = Array.from({ length: ROUNDS }, (_, round) => timed({ ...FIRST, ...edit(round) }))
  const page = times.map(({ pageMs }) => pageMs)
  const beside = times.map((time) => time.besideMs)
  print(
    `${name}: ${median(page).toFixed(1)} ms on the page, ${Math.max(...page).toFixed(1)} at most` +
      (Math.max(...beside) < 0.1 ? '' : `; up to ${Math.max(...beside).toFixed(0)} ms beside it`),
  )
  timed(FIRST)
}

print(worstText())

/** The stairs that ask most of a graphics card, in a scene of their own. */
function worstText(): string {
  const other = stairScene(solidsOf, { kind: 'room', room: 'panelled-hall' })
  const figures = heaviestDesigns().map((design) => {
    other.show(buildStair(design))
    return sceneFigures(other.scene)
  })
  other.dispose()
  const most = (one: keyof SceneFigures) => Math.max(...figures.map((figure) => figure[one]))
  return `greatest stairs of all: at most ${most('drawCalls')} draw calls, ${most('triangles')} triangles`
}

function timed(design: Design): { readonly pageMs: number; readonly besideMs: number } {
  besideMs = 0
  const started = performance.now()
  set.show(buildStair(design))
  return { pageMs: performance.now() - started - besideMs, besideMs }
}

function solidsOf(order: FormOrder): readonly Solid[] {
  const started = performance.now()
  const solids = made.get(order.key) ?? madeForm(order).solids
  made.set(order.key, solids)
  besideMs += performance.now() - started
  return solids
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
