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

/** What draws where there is no card, as Chromium, Mesa and Windows name theirs. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i

function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  if (context === null) return true
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !SOFTWARE.test(String(name))
}
