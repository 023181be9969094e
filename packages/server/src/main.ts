import { enableCompileCache } from 'node:module'

// From the second start on, types need not be taken out of the sources again: less time and memory.
enableCompileCache()
await import('./serve.ts')
