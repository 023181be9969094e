import { existsSync } from 'node:fs'
import { openExistingOrders, type OrderDatabase } from '../database/order-database.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { faultSentence } from '../fault-sentence.ts'
import { CommandFault } from './command-fault.ts'

/** What is said, or the bytes of a file, and whether everything that was asked for was done. */
export interface CommandResult<Said = string> {
  readonly text: Said
  readonly isDone: boolean
}

/** What a command works with. */
export interface Office {
  readonly environment: Environment
  readonly database: OrderDatabase
}

/** One program of the shop's people: `npm run orders` and those beside it. */
interface Program<Command> {
  readonly help: string
  /** Undefined for help. Throws a `CommandFault` for words that cannot be meant. */
  readonly read: (words: readonly string[]) => Command | undefined
  readonly run: (office: Office, command: Command) => Promise<CommandResult<string | Buffer>>
  /** What could not be done, in a sentence that its reason follows. */
  readonly failed: (command: Command) => string
}

/** Does what the words on the command line ask for; the exit code says whether all of it was done. */
export async function runProgram<Command>(program: Program<Command>): Promise<void> {
  // A reader that has seen enough, such as head, is no failure.
  process.stdout.on('error', () => process.exit())
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { text, isDone } = await resultOf(program)
  const stream = isDone ? process.stdout : process.stderr
  stream.write(text)
  if (!isDone) process.exitCode = 1
}

async function resultOf<Command>(
  program: Program<Command>,
): Promise<CommandResult<string | Buffer>> {
  let failed = ''
  try {
    const command = program.read(process.argv.slice(2))
    if (command === undefined) return { text: program.help, isDone: true }
    failed = program.failed(command)
    return await inOffice((office) => program.run(office, command))
  } catch (error) {
    const isMeant = error instanceof CommandFault
    const sentence = isMeant ? error.message : `${failed} ${faultSentence(error)}`
    return { text: `${sentence}\n`, isDone: false }
  }
}

async function inOffice<T>(work: (office: Office) => Promise<T>): Promise<T> {
  const settings = readEnvironment(process.env)
  if (!settings.ok) throw new CommandFault(settings.problems.join('\n'))
  const { environment } = settings
  const database = await openExistingOrders(environment)
  try {
    return await work({ environment, database })
  } finally {
    await database.destroy()
  }
}
