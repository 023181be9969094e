import { runTogether } from '../run-together.ts'

const program = `${import.meta.dirname}/program.ts`
const lives = process.argv.slice(2)

process.exitCode = await runTogether(
  lives.map((life) => ({ name: `Program ${life}`, args: [program, life], env: process.env })),
)
