/** Half a frame: whoever scrolls or types meanwhile waits for no more. */
const SLICE_MS = 8

/** Does work in slices, with room between them for what the visitor does. */
export async function inSlices<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
