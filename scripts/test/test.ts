import { availableParallelism } from 'node:os'
import { closingLines, type EndedGate, GATE_FAILED, type GateResult } from './gate-result.ts'
import { gateGroups, type Gate } from './gates.ts'
import { LastWords } from './last-words.ts'
import { reportAudit } from './report-audit.ts'
import type { Hear } from './run-command.ts'
import { sideBySide } from './side-by-side.ts'
import { sumOf, tallyLine } from './tally.ts'

const tell: Hear = (text) => void process.stdout.write(text)

const ended: EndedGate[] = []
for (const gates of gateGroups) {
  const tasks = gates.map((gate) => ({
    name: gate.name,
    run: (hear: Hear) => endOf(gate, hear),
  }))
  for (const { name, take } of sideBySide(tasks, availableParallelism(), tell)) {
    console.log(`\n── ${name}`)
    ended.push(await take())
  }
}

console.log()
reportAudit()
for (const line of closingLines(ended)) console.log(line)
const total = sumOf(ended.map(({ result }) => result.tally))
process.exitCode = total.failed === 0 ? 0 : 1
console.log(tallyLine(total))

async function endOf(gate: Gate, hear: Hear): Promise<EndedGate> {
  const start = performance.now()
  const words = new LastWords()
  const result = await runGate(gate, (text) => {
    words.hear(text)
    hear(text)
  })
  const seconds = (performance.now() - start) / 1000
  return { name: gate.name, result, seconds, lastWords: words.lines() }
}

async function runGate(gate: Gate, hear: Hear): Promise<GateResult> {
  try {
    return await gate.run(hear)
  } catch (error) {
    console.error(error)
    return GATE_FAILED
  }
}
