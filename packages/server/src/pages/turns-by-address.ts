import type { ServerResponse } from 'node:http'
import { addressKey } from '../http/address-key.ts'

/**
 * The system takes most files off the shop's hands as soon as they are begun: as many as this are only
 * under way to somebody who does not read.
 */
const MOST_AT_ONCE = 50
/** Enough for the largest picture over the slowest telephone. */
const LONGEST_ANSWER_MS = 120_000

interface Visitor {
  atOnce: number
  /** In the order in which they came. */
  readonly waiting: Set<() => void>
}

/**
 * Answers a bounded number of requests of one address at once; others wait until one of these has been
 * taken, or was cut off because nobody took it. Nobody is refused: an office shares an address.
 */
export function turnsByAddress(): (
  ip: string,
  response: ServerResponse,
  begin: () => void,
) => void {
  const visitors = new Map<string, Visitor>()

  function start(key: string, visitor: Visitor, response: ServerResponse, begin: () => void): void {
    visitor.atOnce += 1
    const timer = setTimeout(() => response.destroy(), LONGEST_ANSWER_MS)
    response.once('close', () => {
      clearTimeout(timer)
      visitor.atOnce -= 1
      const [next] = visitor.waiting
      if (next !== undefined) next()
      else if (visitor.atOnce === 0) visitors.delete(key)
    })
    begin()
  }

  return function takeTurn(ip, response, begin) {
    const key = addressKey(ip)
    const visitor = visitors.get(key) ?? { atOnce: 0, waiting: new Set() }
    visitors.set(key, visitor)
    if (visitor.atOnce < MOST_AT_ONCE) return start(key, visitor, response, begin)
    const leave = (): boolean => visitor.waiting.delete(next)
    function next(): void {
      leave()
      response.removeListener('close', leave)
      start(key, visitor, response, begin)
    }
    visitor.waiting.add(next)
    response.once('close', leave)
  }
}
