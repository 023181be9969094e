import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The mails to an address that the shop has written so far, as they lie in its outbox, with long lines in one piece. */
export async function mailsTo(address: string): Promise<readonly string[]> {
  const folder = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.toLowerCase().includes(`to: ${address}`))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
}
