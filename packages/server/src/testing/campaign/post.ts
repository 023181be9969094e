import { z } from 'zod'

const Answer = z.record(z.string(), z.unknown())

export interface Posted {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** After how many seconds it is to be asked again; null where the answer does not say. */
  readonly retryAfter: string | null
}

/** Posts JSON; undefined when nothing that could be read came back. */
export async function post(url: string, body: unknown): Promise<Posted | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text === '' ? {} : Answer.parse(JSON.parse(text)),
      retryAfter: response.headers.get('retry-after'),
    }
  } catch {
    return undefined
  }
}
