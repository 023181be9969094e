import type { Page } from '@playwright/test'
import { z } from 'zod/mini'

const TraceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** What the processor did for it, in microseconds. */
      tdur: z.optional(z.number()),
      args: z.optional(z.looseObject({ name: z.optional(z.unknown()) })),
    }),
  ),
})

/**
 * The tasks of a page's own thread while something is done, by the time that the processor spent on each: whatever
 * else the machine does is in none of them.
 */
export async function tasksMs(
  page: Page,
  doing: () => Promise<unknown>,
): Promise<readonly number[]> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await doing()
  const trace = await browser.stopTracing()
  const { traceEvents } = TraceSchema.parse(JSON.parse(trace.toString()))
  const isPages = ({ name, args }: (typeof traceEvents)[number]) =>
    name === 'thread_name' && args?.name === 'CrRendererMain'
  const threads = new Set(traceEvents.filter(isPages).map(({ pid, tid }) => `${pid} ${tid}`))
  return traceEvents
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`),
    )
    .map(({ tdur = 0 }) => tdur / 1000)
}
