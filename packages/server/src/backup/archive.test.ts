import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import {
  type ArchivedPostgres,
  openArchivedPostgres,
  POSTGRES_WITH_BACKUP,
} from './testing/archived-postgres.ts'
import { DOCUMENTED, TESTED } from './testing/documented-commands.ts'

/** What a base backup is called that is done now. */
function nameNow(): string {
  return new Date().toISOString().replaceAll(/:|\.\d+/g, '')
}

test('tests run every command of the document but those that install packages', () => {
  expect(Array.from(DOCUMENTED.keys()).toSorted()).toEqual([...TESTED, 'install'].toSorted())
})

const missing =
  POSTGRES_WITH_BACKUP.length === 0 ? ' (left out: its programs are not installed)' : ''
describe.skipIf(POSTGRES_WITH_BACKUP.length === 0)(`with PostgreSQL${missing}`, () => {
  describe.for(POSTGRES_WITH_BACKUP)('by the programs in %s', (programs) => {
    let postgres: ArchivedPostgres

    beforeAll(async () => {
      postgres = await openArchivedPostgres(programs)
      await postgres.run('archive')
      await postgres.ask('create table sold (piece text)')
    }, 120_000)
    afterAll(() => postgres.close())

    /** Writes something down, and gives a moment at which it stands. */
    async function sell(piece: string): Promise<string> {
      await postgres.ask(`insert into sold values ('${piece}')`)
      return (await postgres.ask('select clock_timestamp()')).trim()
    }

    const sold = async () => (await postgres.ask('select piece from sold')).trim().split('\n')

    /** Has the archive take what was written so far, as it would within a minute; gives its last segment. */
    async function archived(): Promise<string> {
      const segment = (await postgres.ask('select pg_walfile_name(pg_switch_wal())')).trim()
      await eventually(async () => expect(await postgres.run('watch')).toContain(segment))
      return segment
    }

    test('a segment in the archive is never overwritten, and kept again only when it is the same', async () => {
      await sell('newel')
      const segment = await archived()
      const kept = join(postgres.archive, segment)
      const command = (await postgres.ask('show archive_command')).trim()
      const keep = (from: string, name: string) =>
        postgres.asOwner('sh', ['-c', command.replaceAll('%p', from).replaceAll('%f', name)])
      await keep(kept, segment)
      await keep(kept, 'another')
      expect(await readFile(join(postgres.archive, 'another'))).toEqual(await readFile(kept))
      const other = join(postgres.archive, '../other')
      await writeFile(other, 'of another server', { mode: 0o644 })
      await expect(keep(other, segment)).rejects.toMatchObject({ code: 1 })
      expect((await readFile(kept)).length).toBe(1024 * 1024)
      await rm(join(postgres.archive, 'another'))
      expect((await readdir(postgres.archive)).filter((name) => name.includes('part'))).toEqual([])
    })

    test('an archive that cannot be written is told, and caught up with when it can', async () => {
      await sell('rail')
      const next = await postgres.ask('select pg_walfile_name(pg_current_wal_lsn())')
      const inTheWay = join(postgres.archive, next.trim())
      await writeFile(inTheWay, 'of another server', { mode: 0o644 })
      await postgres.ask('select pg_switch_wal()')
      await eventually(async () => expect(await postgres.run('watch')).toMatch(/^FAILING/))
      await rm(inTheWay)
      await eventually(async () => expect(await postgres.run('watch')).toMatch(/^well/))
    })

    test('a base backup that is damaged never gets its name', async () => {
      const faulty = join(postgres.bases, '../faulty')
      const copies = '#!/bin/sh\n"$REAL/pg_basebackup" "$@" && echo 1 >> "$2/base/1/PG_VERSION"\n'
      await postgres.asOwner('mkdir', [faulty])
      await writeFile(join(faulty, 'pg_basebackup'), copies, { mode: 0o755 })
      const PATH = `${faulty}:${programs}:${process.env['PATH']}`
      const run = postgres.run('base', { PATH, REAL: programs, VERSION: 'none' })
      await expect(run).rejects.toThrow('PG_VERSION')
      expect(await readdir(postgres.bases)).toEqual(['.part'])
    })

    test('without a base backup that is old enough nothing is touched', async () => {
      await postgres.run('base')
      await expect(
        postgres.run('restore', { RESTORE_TO: '2026-01-01 00:00:00+00' }),
      ).rejects.toThrow('There is no base backup from before that moment.')
      expect(await sold()).toEqual(['newel', 'rail'])
    })

    test('a restore that went too far back is undone by another, after old backups were cleaned up', async () => {
      const old = (await readdir(postgres.bases)).find((name) => name.startsWith('2'))
      await sell('riser')
      await archived()
      const before = await readdir(postgres.archive)
      // A base backup is named for the second in which it is done, and takes no other's name.
      await eventually(() => expect(nameNow() > (old ?? '')).toBe(true))
      await postgres.run('base')
      await postgres.run('clean-up', { KEEP: '1' })
      expect(await readdir(postgres.bases)).toEqual([expect.not.stringContaining(old ?? '')])
      expect((await readdir(postgres.archive)).length).toBeLessThan(before.length)

      const moment = await sell('tread')
      await sell('baluster')
      await archived()
      await postgres.lose()
      await postgres.run('restore', { RESTORE_TO: moment })
      expect(await sold()).toEqual(['newel', 'rail', 'riser', 'tread'])
      await sell('bracket')
      await archived()
      await postgres.run('restore', { TIMELINE: '1' })
      expect(await sold()).toEqual(['newel', 'rail', 'riser', 'tread', 'baluster'])
      const command = () => postgres.ask('show restore_command')
      await eventually(async () => expect(await command()).toBe('\n'))
    })
  })
})
