/** So long the drawing has the page to itself where 3D would hold it up. */
const SETTLED_MS = 6000

/** What draws where there is no card, as Chromium, Mesa and Windows name theirs. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i

/**
 * Resolves when a 3D view may be opened on this context: at once with a graphics card. Without one its first
 * pictures hold up everything else for seconds, and whoever has just come wants to look around first.
 */
export async function when3dIsWelcome(context: WebGL2RenderingContext): Promise<void> {
  if (SOFTWARE.test(rendererName(context))) {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  }
}

function rendererName(context: WebGL2RenderingContext): string {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER))
}
