/** Puts the element that takes pointers, keys and the focus into `place`, filling it, with the canvas in it. */
export function hostOf(canvas: HTMLCanvasElement, place: HTMLElement, hintId: string): HTMLElement {
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
  canvas.role = 'img'
  Object.assign(canvas.style, { position: 'absolute', width: '100%', height: '100%' })
  host.append(canvas)
  place.append(host)
  return host
}
