interface HiddenRadioProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A radio button that lies unseen over all of its label, which shows for it what is chosen and focused. */
export function HiddenRadio({ name, isChosen, onChoose }: HiddenRadioProps) {
  return (
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChoose}
      className="peer absolute inset-0 z-10 cursor-pointer opacity-0"
    />
  )
}
