/** Runs a script's work and takes its exit code; a fault becomes its sentence and exit code 1. */
export async function runOrExplain(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
