import { onBroughtPostgres } from '../test/on-brought-postgres.ts'
import { runCommand } from '../test/run-command.ts'

// What takes large sizes or much time, at its full size: `npm test` holds the same at a small one.

const SIZES = [
  '--disable-warning=ExperimentalWarning',
  'packages/server/src/testing/prove/prove.ts',
]
/** npm does not bring the programs that copy a database. */
const WITHOUT_COPIES = ['--exclude', '**/backup-command.test.ts']

const hasProved = [
  await runCommand(process.execPath, [...SIZES, ...process.argv.slice(2)]),
  await proveNewestPostgres(),
]
process.exitCode = hasProved.every(Boolean) ? 0 : 1

async function proveNewestPostgres(): Promise<boolean> {
  const isRight = await onBroughtPostgres((programs) => {
    console.log('Newest PostgreSQL: all tests of the server, but those of its copies')
    const words = ['run', '--project', 'backend', '--reporter=dot', ...WITHOUT_COPIES]
    return runCommand('vitest', words, { POSTGRES_PATH: programs })
  })
  if (isRight === undefined) {
    console.log('Newest PostgreSQL: left out, npm has brought none for this machine.')
  }
  return isRight ?? true
}
