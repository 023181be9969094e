/** The element that takes pointers, keys and the focus, and the canvas in it, filling `place`. */
export function viewElements(
  place: HTMLElement,
  hintId: string,
): { readonly host: HTMLElement; readonly canvas: HTMLCanvasElement } {
  const host = document.createElement('div')
  host.tabIndex = 0
  host.role = 'application'
  host.ariaLabel = '3D view'
  host.setAttribute('aria-describedby', hintId)
  Object.assign(host.style, {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    cursor: 'grab',
    userSelect: 'none',
    outlineOffset: '-2px',
  })
  const canvas = document.createElement('canvas')
  canvas.role = 'img'
  Object.assign(canvas.style, { position: 'absolute', width: '100%', height: '100%' })
  host.append(canvas)
  place.append(host)
  return { host, canvas }
}
