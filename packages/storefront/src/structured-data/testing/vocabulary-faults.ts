import { ENUMERATIONS, VOCABULARY } from './vocabulary.ts'

const SCHEMA_ORG = 'https://schema.org/'

/** What a node of structured data does against schema.org's rules, each fault with where it is. */
export function vocabularyFaults(node: unknown, place = ''): readonly string[] {
  if (!isRecord(node)) return [`${place} is no node`]
  const type = String(node['@type'])
  const rule = VOCABULARY[type]
  if (rule === undefined) return [`${place} has unknown type ${type}`]
  const at = place === '' ? type : place
  const missing = rule.required.filter((property) => !(property in node))
  const given = Object.entries(node).filter(([property]) => !property.startsWith('@'))
  return [
    ...missing.map((property) => `${at} lacks ${property}`),
    ...given.flatMap(([property, value]) =>
      propertyFaults(rule.properties[property], value, `${at}.${property}`),
    ),
  ]
}

function propertyFaults(
  range: readonly string[] | undefined,
  value: unknown,
  place: string,
): readonly string[] {
  if (range === undefined) return [`${place} is no property of its type`]
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (values.length === 0) return [`${place} is empty`]
  return values.flatMap((one) => valueFaults(range, one, place))
}

function valueFaults(range: readonly string[], value: unknown, place: string): readonly string[] {
  if (!isRecord(value)) {
    return range.some((type) => isOfType(type, value))
      ? []
      : [`${place} is not ${range.join(' or ')}`]
  }
  const type = String(value['@type'])
  const isAllowed = range.includes(type) || range.includes('Thing')
  return isAllowed ? vocabularyFaults(value, place) : [`${place} is a ${type}`]
}

/** Whether a plain value can stand where this type is asked for; a Thing is named by its address. */
function isOfType(type: string, value: unknown): boolean {
  if (type in ENUMERATIONS) return isMember(ENUMERATIONS[type] ?? [], value)
  switch (type) {
    case 'Text':
      return typeof value === 'string' && value.trim() !== ''
    case 'URL':
    case 'Thing':
      return typeof value === 'string' && /^https:\/\/\S+$/.test(value) && URL.canParse(value)
    case 'Number':
      return Number.isFinite(value)
    case 'Integer':
      return Number.isInteger(value)
    case 'Boolean':
      return typeof value === 'boolean'
    case 'Date':
      return typeof value === 'string' && /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(value)
    case 'Time':
      return typeof value === 'string' && /^\d\d:\d\d(?::\d\d)?$/.test(value)
    default:
      return false
  }
}

function isMember(members: readonly string[], value: unknown): boolean {
  return members.some((member) => value === `${SCHEMA_ORG}${member}`)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
