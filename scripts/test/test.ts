import { gates, type Gate } from './gates.ts'
import { reportAudit } from './report-audit.ts'
import { FAILED, sumOf, tallyLine, type Tally } from './tally.ts'

const results: { readonly gate: Gate; readonly tally: Tally; readonly seconds: number }[] = []
for (const gate of gates) {
  console.log(`\n── ${gate.name}`)
  const start = performance.now()
  const tally = await runGate(gate)
  results.push({ gate, tally, seconds: (performance.now() - start) / 1000 })
}

console.log()
reportAudit()
for (const { gate, tally, seconds } of results) {
  const mark = tally.failed === 0 ? '✓' : '✗'
  console.log(`${mark} ${gate.name}: ${tallyLine(tally)} (${seconds.toFixed(1)} s)`)
}
const total = sumOf(results.map(({ tally }) => tally))
process.exitCode = total.failed === 0 ? 0 : 1
console.log(tallyLine(total))

async function runGate(gate: Gate): Promise<Tally> {
  try {
    return await gate.run()
  } catch (error) {
    console.error(error)
    return FAILED
  }
}
