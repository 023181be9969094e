/** That there is a drawing, at the foot of a card. */
export function CadNote() {
  return (
    <p className="mt-auto border-t border-rule pt-2 text-sm text-ink-2">CAD drawing available</p>
  )
}
