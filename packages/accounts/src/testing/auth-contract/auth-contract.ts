import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { z } from 'zod'

/** An answer of the sign-in server, its path without what it is mounted below. */
export interface ContractAnswer {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Undefined when there is none. */
  readonly body: unknown
}

const Schema = z.record(z.string(), z.unknown())
const Response = z.object({
  $ref: z.string().optional(),
  content: z.object({ 'application/json': z.object({ schema: Schema }) }).optional(),
})
const Contract = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), Response) })),
  ),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    responses: z.record(z.string(), Response),
  }),
})

const contract = Contract.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'auth-contract.json'), 'utf8')),
)
const ajv = new Ajv({ strict: false, formats: { phone: true, base64url: /^[\w-]+$/ } })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', components: { schemas: contract.components.schemas } })

const compiled = new Map<string, ValidateFunction>()

/** In what way an answer is not what the contract says; undefined when it is. */
export function contractProblem(answer: ContractAnswer): string | undefined {
  const { method, status, body } = answer
  const template = answer.path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '{factorId}')
  const operations = contract.paths[template]
  // What the file does not have, as the key set, is checked where it is tried.
  if (operations === undefined) return undefined
  const operation = operations[template === '/reauthenticate' ? 'post' : method.toLowerCase()]
  if (operation === undefined) return undefined
  const name = `${method} ${template} ${status}`
  const schema = schemaOf(operation.responses[String(status)], status)
  if (schema === undefined) return body === undefined ? undefined : `${name} has a body`
  const fits = compiled.get(name) ?? ajv.compile(rooted(schema))
  compiled.set(name, fits)
  if (fits(body)) return undefined
  return `${name}: ${ajv.errorsText(fits.errors)} in ${JSON.stringify(body)}`
}

/** Refusals that the file does not list look like those that it lists. */
function schemaOf(
  listed: z.infer<typeof Response> | undefined,
  status: number,
): z.infer<typeof Schema> | undefined {
  const named = listed?.$ref?.split('/').at(-1)
  const response = named === undefined ? listed : contract.components.responses[named]
  const schema = response?.content?.['application/json'].schema
  if (schema !== undefined) return schema
  return status >= 400 ? { $ref: '#/components/schemas/ErrorSchema' } : undefined
}

/** Its references lead into the contract; of two schemas without required fields, both may fit. */
function rooted(schema: z.infer<typeof Schema>): z.infer<typeof Schema> {
  const { oneOf, ...rest } = schema
  const text = JSON.stringify({ ...rest, ...(oneOf !== undefined && { anyOf: oneOf }) })
  return Schema.parse(JSON.parse(text.replaceAll('"#/components/', '"contract#/components/')))
}
