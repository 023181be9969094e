import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backUpPostgres, restorePostgres } from '../../backup/postgres-backup.ts'
import { backUpSqlite, restoreSqlite } from '../../backup/sqlite-backup.ts'
import { readEnvironment, type Environment } from '../../environment.ts'
import { faultSentence } from '../../fault-sentence.ts'
import { CommandFault } from '../command-fault.ts'

const HELP = `npm run backup -- FILE               copies all orders into a new file, while the shop runs
npm run restore -- FILE [--replace]  puts such a copy in place, while it does not
`

async function execute(args: readonly string[]): Promise<string> {
  const { positionals, values } = readWords(args)
  const [task, file, ...more] = positionals
  const isUnderstood = (task === 'backup' && values.replace !== true) || task === 'restore'
  if (!isUnderstood || file === undefined || more.length > 0) throw new CommandFault(HELP.trim())
  const settings = readEnvironment(process.env)
  if (!settings.ok) throw new CommandFault(settings.problems.join('\n'))
  return task === 'backup'
    ? backUp(settings.environment, file)
    : restore(settings.environment, file, values.replace === true)
}

function readWords(args: readonly string[]) {
  try {
    const options = { replace: { type: 'boolean' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (cause) {
    throw new CommandFault(HELP.trim(), { cause })
  }
}

async function backUp({ databaseUrl, dataDir }: Environment, file: string): Promise<string> {
  if (existsSync(file)) throw new CommandFault(`There is a file ${file} already.`)
  const count =
    databaseUrl === undefined
      ? await backUpSqlite(dataDir, file)
      : await backUpPostgres(databaseUrl, file)
  return `${count} orders are in ${file}.\n`
}

async function restore(
  { databaseUrl, dataDir }: Environment,
  file: string,
  isReplacing: boolean,
): Promise<string> {
  const count =
    databaseUrl === undefined
      ? await restoreSqlite(dataDir, file, isReplacing)
      : await restorePostgres(databaseUrl, file, isReplacing)
  return `${count} orders were restored. Start the shop, then compare with PayPal as docs/backups.md says.\n`
}

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  process.stdout.write(await execute(process.argv.slice(2)))
} catch (error) {
  const said = error instanceof CommandFault ? error.message : faultSentence(error)
  process.stderr.write(`${said}\n`)
  process.exitCode = 1
}
