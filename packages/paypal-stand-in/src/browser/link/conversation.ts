import { isRecord, textIn } from './record.ts'

/** What one side does when the other asks: by topic, with a detail, perhaps with an answer. */
export type Handlers = Readonly<Record<string, (detail: unknown) => unknown>>

/** Two windows that talk over a port of their own. */
export type Conversation = {
  /** Asks the other side and waits for its answer; rejects when its handler failed. */
  ask: (topic: string, detail?: unknown) => Promise<unknown>
  /** Says something that needs no answer. */
  tell: (topic: string, detail?: unknown) => void
  end: () => void
}

type Waiting = { resolve: (value: unknown) => void; reject: (reason: Error) => void }

export function converse(
  port: MessagePort,
  handlersFor: (line: Conversation) => Handlers,
): Conversation {
  const waiting = new Map<number, Waiting>()
  let asked = 0

  async function answer(message: Record<string, unknown>): Promise<void> {
    const { id } = message
    try {
      const value = await handlers[textIn(message, 'topic')]?.(message['detail'])
      if (id !== undefined) port.postMessage({ answerTo: id, value })
    } catch (error) {
      if (id !== undefined) port.postMessage({ answerTo: id, fault: String(error) })
    }
  }

  function settle(message: Record<string, unknown>): void {
    const id = Number(message['answerTo'])
    const asker = waiting.get(id)
    waiting.delete(id)
    if (typeof message['fault'] === 'string') asker?.reject(new Error(message['fault']))
    else asker?.resolve(message['value'])
  }

  const line: Conversation = {
    ask: (topic, detail) =>
      new Promise((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        port.postMessage({ id: asked, topic, detail })
      }),
    tell: (topic, detail) => port.postMessage({ topic, detail }),
    end: () => port.close(),
  }
  const handlers = handlersFor(line)
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return
    if ('answerTo' in data) settle(data)
    else void answer(data)
  })
  port.start()
  return line
}
