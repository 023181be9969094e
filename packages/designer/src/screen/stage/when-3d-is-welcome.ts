/** So long the drawing has the page to itself where 3D would hold it up. */
const SETTLED_MS = 6000

/**
 * Resolves when the 3D view may be opened: at once with a graphics card. Without one its first pictures
 * hold up everything else for seconds, and whoever has just come wants to look around first.
 */
export async function when3dIsWelcome(): Promise<void> {
  if (hasGraphicsCard()) return
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
}

function hasGraphicsCard(): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
