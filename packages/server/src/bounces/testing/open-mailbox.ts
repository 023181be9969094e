import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../testing/free-port.ts'

/** A mailbox of a real mail server, on this machine's loopback alone. */
export interface Mailbox {
  /** As `BOUNCE_MAILBOX` names it. */
  readonly url: string
  /** A mail that arrives there. */
  readonly deliver: (name: string, mail: string) => Promise<void>
  /** Names of those that somebody has read. */
  readonly read: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Whose mails they are: Dovecot reads none of root's. */
const NOBODY = 65_534
const TRIES = 100

/** Opens a mailbox. Dovecot drops root for each of its parts, and so needs it: `canOpenMailbox` says whether it can. */
export async function openMailbox(dovecot: string): Promise<Mailbox> {
  const folder = await mkdtemp(join(tmpdir(), 'millrun-mailbox-'))
  await chmod(folder, 0o755)
  const mails = join(folder, 'mails')
  for (const part of ['', 'new', 'cur', 'tmp']) {
    await mkdir(join(mails, part))
    await chown(join(mails, part), NOBODY, NOBODY)
  }
  const port = await freePort()
  const file = join(folder, 'dovecot.conf')
  await writeFile(file, configuration(folder, port))
  const server = spawn(dovecot, ['-F', '-c', file], { stdio: 'ignore' })
  await untilOpen(port, server)
  return {
    url: `imap://shop:secret@127.0.0.1:${port}/INBOX`,
    deliver: (name, mail) => writeFile(join(mails, 'new', name), mail.replaceAll('\n', '\r\n')),
    async read() {
      const names = await readdir(join(mails, 'cur'))
      return names
        .filter((name) => /:2,.*S/.test(name))
        .map((name) => name.replace(/[,:].*$/, ''))
        .toSorted()
    },
    async close() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

export function canOpenMailbox(): boolean {
  return process.getuid?.() === 0
}

function configuration(folder: string, port: number): string {
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder} mail=maildir:${folder}/mails
}
`
}

async function untilOpen(port: number, server: ChildProcess): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    if (server.exitCode !== null) break
    if (await isOpen(port)) return
    await wait(50)
  }
  throw new Error('The mailbox did not open.')
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
