import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findEachPostgres } from '../../../../../scripts/test/find-program.ts'
import { freePort } from '../../testing/free-port.ts'
import { MACHINE } from '../../testing/machine.ts'
import { ownerOf } from '../../testing/start-postgres.ts'
import { type RunDocumented, shellFor } from './documented-commands.ts'

const OWNER = 'shop'

/** The programs of each version of PostgreSQL that can be backed up as documented. */
export const POSTGRES_WITH_BACKUP = findEachPostgres([
  'psql',
  'pg_archivecleanup',
  'pg_basebackup',
  'pg_isready',
  'pg_verifybackup',
])

export type ArchivedPostgres = Awaited<ReturnType<typeof openArchivedPostgres>>

/** A server of PostgreSQL that is kept, lost and restored by the documented commands. */
export async function openArchivedPostgres(programs: string) {
  const folder = await mkdtemp(join(tmpdir(), 'millrun-archived-'))
  const asOwner = await ownerOf(folder)
  const port = await freePort()
  const data = join(folder, 'data')
  // Segments of one megabyte: an archive that is quick to write.
  const how = ['-D', data, '-U', OWNER, '-A', 'trust', '--no-sync', '--wal-segsize=1']
  await asOwner(join(programs, 'initdb'), how)
  const settings = `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\n`
  await appendFile(join(data, 'postgresql.conf'), settings)
  const variables = {
    ...MACHINE,
    PATH: `${programs}:${MACHINE['PATH']}`,
    VERSION: basename(dirname(programs)),
    PGDATA: data,
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: OWNER,
    START: `pg_ctl -w -l ${join(folder, 'log')} start`,
    STOP: 'pg_ctl -w stop',
    ARCHIVE: join(folder, 'archive'),
    BASES: join(folder, 'bases'),
  }
  await asOwner('bash', ['-c', '$START'], variables)
  /** Runs documented commands on the machine of the database; gives what they say. */
  const run: RunDocumented<string> = (name, more) =>
    asOwner('bash', shellFor('places', name), { ...variables, ...more })
  return {
    run,
    asOwner,
    url: `postgres://${OWNER}@127.0.0.1:${port}/postgres`,
    archive: variables.ARCHIVE,
    bases: variables.BASES,
    /** What a statement gives. */
    ask: (statement: string): Promise<string> =>
      asOwner(join(programs, 'psql'), ['-d', 'postgres', '-Atc', statement], variables),
    /** The machine is gone, with all that was not archived. */
    async lose(): Promise<void> {
      await asOwner(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'])
      await rm(data, { recursive: true })
    },
    async close(): Promise<void> {
      await asOwner(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'])
      await rm(folder, { recursive: true })
    },
  }
}
