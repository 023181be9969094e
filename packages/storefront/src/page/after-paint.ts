/** Does what is to come after the next picture of the page. Gives back how to call it off. */
export function afterPaint(task: () => void): () => void {
  // The second frame comes when the first is on the screen.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(task)
  })
  return () => cancelAnimationFrame(frame)
}
