/** That there is a drawing, at the foot of a card. */
export function CadNote() {
  return (
    <p className="mt-auto border-t border-rule pt-1.5 text-[13px] text-ink-2">
      CAD drawing available
    </p>
  )
}
