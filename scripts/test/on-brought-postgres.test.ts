import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findBroughtPostgres } from './find-program.ts'
import { onBroughtPostgres } from './on-brought-postgres.ts'

const missing = findBroughtPostgres() === undefined ? ' (left out: npm has brought none)' : ''

test.skipIf(missing !== '')(
  `the PostgreSQL that npm brings finds its libraries${missing}`,
  async () => {
    const versions = await onBroughtPostgres((programs) =>
      Promise.all(
        ['initdb', 'pg_ctl', 'postgres'].map(async (program) => {
          const { stdout } = await promisify(execFile)(path.join(programs, program), ['--version'])
          return stdout
        }),
      ),
    )
    const ofEighteen = expect.stringContaining('(PostgreSQL) 18.')
    expect(versions).toEqual([ofEighteen, ofEighteen, ofEighteen])
  },
)
