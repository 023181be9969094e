const stands = new EventTarget()

/** Resolves when the designer shows its stair in 3D, has said why it cannot, or is left. */
export function untilDesignerStands(): Promise<unknown> {
  return new Promise((resolve) => stands.addEventListener('stands', resolve, { once: true }))
}

export function tellDesignerStands(): void {
  stands.dispatchEvent(new Event('stands'))
}
