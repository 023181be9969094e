import './find-orders.prove.ts'

// What takes large sizes or much time, at its full size: `npm test` holds the same at a small one.
