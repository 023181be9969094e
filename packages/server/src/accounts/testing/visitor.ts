import { contractProblem } from '@millrun/accounts/testing/auth-contract'
import { AuthClient } from '@supabase/auth-js'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { readOutbox } from '../../testing/read-mail.ts'

/** What a visitor's browser does for them. */
export interface VisitorOptions {
  /** Where they sit; behind a proxy that the shop believes. */
  readonly address?: string
  /** What their browser says of itself. */
  readonly mark?: string
  /** What the browser keeps, where another tab of it has begun. */
  readonly kept?: Map<string, string>
  /** The way to the shop. */
  readonly fetch?: typeof fetch
}

export type Visitor = ReturnType<typeof visitor>

/** The real client, against a real server; every answer is held against the contract. */
export function visitor(origin: string, options: VisitorOptions = {}) {
  const { address, mark, kept = new Map<string, string>(), fetch = keepingToTheContract } = options
  const client = new AuthClient({
    url: `${origin}/auth/v1`,
    headers: {
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(mark !== undefined && { 'X-Client-Info': mark }),
    },
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch,
  })
  return Object.assign(client, { kept })
}

async function keepingToTheContract(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(input, init)
  const text = await response.clone().text()
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const problem = contractProblem({
    method: init.method ?? 'GET',
    path: pathname.replace('/auth/v1', ''),
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
  })
  expect(problem).toBeUndefined()
  expect(text).not.toContain('null')
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response
}

/** The mails to an address, oldest first: what they are about, and the code in them. */
export async function mailsTo(dataDir: string, email: string) {
  const mails = [...(await readOutbox(dataDir)).values()]
  return mails
    .filter(({ headers }) => headers.get('to') === email)
    .toSorted((a, b) => Date.parse(sent(a.headers)) - Date.parse(sent(b.headers)))
    .map(({ headers, text }) => ({
      subject: headers.get('subject') ?? '',
      text,
      code: /^\d{6}$/m.exec(text)?.[0] ?? '',
    }))
}

function sent(headers: ReadonlyMap<string, string>): string {
  return headers.get('date') ?? ''
}

/** The code of the newest of so many mails to an address, as soon as they are there. */
export async function codeFrom(dataDir: string, email: string, mails = 1): Promise<string> {
  return eventually(async () => {
    const all = await mailsTo(dataDir, email)
    expect(all).toHaveLength(mails)
    return all.at(-1)?.code ?? ''
  })
}
