/** Stands for a server in tests: says its process id, then ends after a while or when told to. */
const [lifeMs = '60000', exitCode = '0'] = process.argv.slice(2)

process.stdout.write(`${process.pid}\n`)
setTimeout(() => process.exit(Number(exitCode)), Number(lifeMs))
