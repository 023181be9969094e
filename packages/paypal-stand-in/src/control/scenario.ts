import { z } from 'zod'

const calls = [
  'token',
  'create-order',
  'get-order',
  'patch-order',
  'capture-order',
  'get-capture',
  'track-order',
  'refund-capture',
  'get-refund',
] as const

/** A call of the REST API, as scenarios name it. */
export type Call = (typeof calls)[number]

const moment = z.enum(['before', 'after']).default('before')

/**
 * What goes wrong. `moment` says whether the work is done all the same (`after`) or not (`before`).
 * `doubles` takes the money twice. `garbles` answers with what something in between says, or with half of an answer. `lags` shows the order of this status, without its payments. `takes` and `ends` are for captures: another amount is taken, or the capture ends in another state; a refund can
 * end otherwise too.
 */
const effectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answers'),
    status: z.int().min(400).max(599),
    issue: z.string().optional(),
    moment,
  }),
  z.object({ kind: z.literal('drops'), moment }),
  z.object({
    kind: z.literal('garbles'),
    as: z.enum(['html', 'json']),
    /** Of the page of HTML. */
    status: z.int().min(400).max(599).default(502),
    moment,
  }),
  z.object({ kind: z.literal('delays'), delayMs: z.int().min(0).max(60_000) }),
  z.object({ kind: z.literal('lags'), status: z.enum(['APPROVED', 'COMPLETED']) }),
  z.object({ kind: z.literal('doubles') }),
  z.object({ kind: z.literal('takes'), value: z.string().regex(/^\d+\.\d\d$/) }),
  z.object({
    kind: z.literal('ends'),
    status: z.enum(['COMPLETED', 'DECLINED', 'PENDING', 'FAILED']),
    reason: z.string().optional(),
    responseCode: z.string().optional(),
  }),
])

export const scenarioSchema = z.object({
  call: z.enum(calls),
  /** PayPal's id of the order or capture that is meant; any when left out. */
  of: z.string().optional(),
  effect: effectSchema,
  /** For how many calls it holds. */
  times: z.int().min(1).default(1),
})

export type Effect = z.infer<typeof effectSchema>
type Scenario = z.infer<typeof scenarioSchema>

/** The scenarios that wait for their call, each with the number of times it still holds. */
export type Scenarios = {
  add: (scenario: Scenario) => void
  take: (call: Call, id: string | undefined) => Effect | undefined
  clear: () => void
}

export function createScenarios(): Scenarios {
  const waiting: Scenario[] = []
  return {
    add: (scenario) => {
      waiting.push({ ...scenario })
    },
    take(call, id) {
      const index = waiting.findIndex(
        (scenario) => scenario.call === call && (scenario.of === undefined || scenario.of === id),
      )
      const scenario = waiting[index]
      if (!scenario) return undefined
      scenario.times -= 1
      if (scenario.times === 0) waiting.splice(index, 1)
      return scenario.effect
    },
    clear: () => {
      waiting.length = 0
    },
  }
}
