import type { ValidationError } from '#generated/validators/validator.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

const mostFindings = 50

/** A failure of the shape: a generated validator's complaints as findings: the place, and a message that says what would be right. */
export function findingsOf(errors: readonly ValidationError[]): readonly Finding[] {
  const leaves = errors.filter(
    ({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf' && keyword !== 'if',
  )
  return (leaves.length > 0 ? leaves : errors).slice(0, mostFindings).map(findingOf)
}

function findingOf({ instancePath, keyword, params }: ValidationError): Finding {
  const { pointer, message, parameters } = described(instancePath, keyword, params)
  return blocking(pointer, message, parameters)
}

type Description = {
  readonly pointer: string
  readonly message: string
  readonly parameters?: Readonly<Record<string, string | number>>
}

function described(pointer: string, keyword: string, params: Readonly<Record<string, unknown>>): Description {
  const field = (name: unknown) => `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`
  switch (keyword) {
    case 'required':
      return { pointer: field(params.missingProperty), message: 'stores.required' }
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return {
        pointer: field(params.additionalProperty ?? params.unevaluatedProperty),
        message: 'stores.unknown-field',
        parameters: { name: String(params.additionalProperty ?? params.unevaluatedProperty) },
      }
    case 'false schema':
      return { pointer, message: 'stores.server-owned' }
    case 'type':
      return { pointer, message: 'stores.wrong-type', parameters: { expected: String(params.type) } }
    case 'enum':
      return {
        pointer,
        message: 'stores.not-allowed',
        parameters: { allowed: listed(params.allowedValues) },
      }
    case 'const':
      return {
        pointer,
        message: 'stores.not-allowed',
        parameters: { allowed: String(params.allowedValue) },
      }
    case 'format':
      return { pointer, message: 'stores.wrong-format', parameters: { expected: String(params.format) } }
    default:
      return limited(pointer, keyword, params)
  }
}

const limits: Readonly<Record<string, string>> = {
  minLength: 'stores.too-short',
  maxLength: 'stores.too-long',
  minimum: 'stores.too-small',
  exclusiveMinimum: 'stores.too-small',
  maximum: 'stores.too-big',
  exclusiveMaximum: 'stores.too-big',
  minItems: 'stores.too-few',
  maxItems: 'stores.too-many',
}

function limited(pointer: string, keyword: string, params: Readonly<Record<string, unknown>>): Description {
  const message = limits[keyword]
  if (message) return { pointer, message, parameters: { limit: Number(params.limit) } }
  if (keyword === 'pattern') return { pointer, message: 'stores.wrong-pattern' }
  if (keyword === 'uniqueItems') return { pointer, message: 'stores.not-unique' }
  return { pointer, message: 'stores.invalid' }
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.slice(0, 20).map(String).join(', ') : ''
}
