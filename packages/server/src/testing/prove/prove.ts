import { proveCluster } from './prove-cluster.ts'
import { proveFindingOrders } from './prove-finding-orders.ts'
import { proveLastPieces } from './prove-last-pieces.ts'
import { proveMails } from './prove-mails.ts'

// What takes large sizes or much time, at its full size: `npm test` holds the same at a small one.

await proveFindingOrders()
await proveLastPieces()
await proveMails()
await proveCluster()
