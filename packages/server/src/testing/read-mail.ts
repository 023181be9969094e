import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from './eventually.ts'

/** A mail as its reader sees it. */
export interface ReadMail {
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

/** The mails in the outbox of a shop, by file name. */
export async function readOutbox(dataDir: string): Promise<ReadonlyMap<string, ReadMail>> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map(async (name) => [name, readMail(await readFile(join(folder, name), 'utf8'))] as const)
  return new Map(await Promise.all(mails))
}

/** The mail of an order by its kind, once it was sent. */
export function orderMail(dataDir: string, orderNumber: string, kind: string): Promise<ReadMail> {
  return eventually(async () => {
    const mail = (await readOutbox(dataDir)).get(`${orderNumber}-${kind}.eml`)
    if (mail === undefined) throw new Error(`no mail ${kind} of ${orderNumber} yet`)
    return mail
  })
}

/** Reads a mail with a plain and an HTML part. */
export function readMail(source: string): ReadMail {
  const [head, ...rest] = source.split('\r\n\r\n')
  const headers = headersIn(head ?? '')
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  return { headers, text: partOf(parts, 'text/plain'), html: partOf(parts, 'text/html') }
}

function headersIn(head: string): ReadonlyMap<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

function partOf(parts: readonly string[], type: string): string {
  const part = parts.find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n').replaceAll('\r\n', '\n')
  if (head.includes('base64')) return Buffer.from(text, 'base64').toString('utf8')
  return head.includes('quoted-printable') ? fromQuotedPrintable(text) : text
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
