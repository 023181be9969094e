import { runOnNode24 } from './run-on-node-24.mjs'

// The stand-in for PayPal serves its scripts with a function of Node's that is still marked so.
process.env.NODE_OPTIONS = '--disable-warning=ExperimentalWarning'
await runOnNode24('packages/server/src/testing/campaign/campaign.ts')
