import { closingLines, type EndedGate, GATE_FAILED, type GateResult } from './gate-result.ts'
import { gates, type Gate } from './gates.ts'
import { reportAudit } from './report-audit.ts'
import { sumOf, tallyLine } from './tally.ts'

const ended: EndedGate[] = []
for (const gate of gates) {
  console.log(`\n── ${gate.name}`)
  const start = performance.now()
  const result = await runGate(gate)
  ended.push({ name: gate.name, result, seconds: (performance.now() - start) / 1000 })
}

console.log()
reportAudit()
for (const line of closingLines(ended)) console.log(line)
const total = sumOf(ended.map(({ result }) => result.tally))
process.exitCode = total.failed === 0 ? 0 : 1
console.log(tallyLine(total))

async function runGate(gate: Gate): Promise<GateResult> {
  try {
    return await gate.run()
  } catch (error) {
    console.error(error)
    return GATE_FAILED
  }
}
