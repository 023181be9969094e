/** The parts of the field's page. */
export function fieldElements() {
  return {
    form: required('form', HTMLFormElement),
    input: required('input', HTMLInputElement),
    label: required('label', HTMLLabelElement),
    caption: required('caption', HTMLElement),
    message: required('message', HTMLElement),
  }
}

function required<Kind extends HTMLElement>(id: string, type: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (element instanceof type) return element
  throw new Error(`The page has no #${id}`)
}

const changeable: ReadonlySet<string> = new Set([
  'aria-invalid',
  'aria-required',
  'disabled',
  'placeholder',
])

/** Sets one of the attributes a shop may change, or takes it away; throws for any other. */
export function changeAttribute(
  input: HTMLInputElement,
  name: string,
  value: string | undefined,
): void {
  if (!changeable.has(name)) throw new Error(`The attribute ${name} cannot be changed`)
  if (value !== undefined) input.setAttribute(name, value)
  // The label rests in the field while a placeholder is there and shown.
  else if (name === 'placeholder') input.placeholder = ' '
  else input.removeAttribute(name)
}
