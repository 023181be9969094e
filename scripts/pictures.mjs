import { runOnNode24 } from './run-on-node-24.mjs'

await runOnNode24('packages/parts/src/write-photographs/write-photographs.ts')
