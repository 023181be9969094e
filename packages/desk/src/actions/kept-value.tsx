import { z } from 'zod/mini'

const ObjectSchema = z.record(z.string(), z.unknown())

/** How something was before or after a deed, name by name. */
export function KeptValue({ value }: { value: unknown }) {
  if (value === null || value === undefined) return null
  const fields = ObjectSchema.safeParse(value)
  if (!fields.success) return textOf(value)
  return (
    <ul>
      {Object.entries(fields.data).map(([name, field]) => (
        <li key={name}>
          {name}: {textOf(field)}
        </li>
      ))}
    </ul>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
