/** Which build and which edition of the shelf the shop shows just now; asked again each time. */
export const NOW = '/now.json'

/** The script that keeps the shop in a browser. */
export const WORKER = '/sw.js'

/** The document that shows any page of the shop without a network. */
export const SHELL = '/shell.html'

/** What that document names for the shelf: the worker answers with the edition that was shown last. */
export const LAST_SHELF = '/shelf/last.js'

/** What the server sends in the place of files while browsers are not to keep the shop. */
export const WHILE_OFF = { [WORKER]: '/sw-off.js', [NOW]: '/now-off.json' } as const
