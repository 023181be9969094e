import { runOnNode24 } from './run-on-node-24.mjs'

await runOnNode24('scripts/bench/bench.ts')
