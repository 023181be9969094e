import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** How many times as long as a part took is rested after it. */
const RESTS = 2

/**
 * Sends a file as long as the books are, a part at a time, and rests between the parts twice as long as they took: whoever
 * fetches it waits three times as long, and buyers, who are served by the same process, hardly notice.
 */
export function sendParts(
  reply: FastifyReply,
  { name, type }: { readonly name: string; readonly type: string },
  parts: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(withRests(parts)))
}

async function* withRests(parts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let begin = performance.now()
  for await (const part of parts) {
    const workedMs = performance.now() - begin
    yield part
    await wait(RESTS * workedMs)
    begin = performance.now()
  }
}
