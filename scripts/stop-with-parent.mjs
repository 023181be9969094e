/** Preloaded into what the start script runs: when that is killed outright, nothing is left behind. */
const CHECK_MS = 500
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, CHECK_MS).unref()
