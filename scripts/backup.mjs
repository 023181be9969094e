import { runOnNode24 } from './run-on-node-24.mjs'

await runOnNode24('packages/server/src/backup-command.ts', ['backup', ...process.argv.slice(2)])
