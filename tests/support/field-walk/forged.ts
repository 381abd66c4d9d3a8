import { codesOf, propertiesOf, resolved, type Schema } from './annotated-fields.ts'

/** For tests that attack each field: another value than the one that is there, as valid as the schema asks for: what an attacker would like to see stored. */
export function forged(given: Schema, old: unknown): unknown {
  const schema = resolved(given)
  const choices = schema.enum as readonly unknown[] | undefined
  if (choices) return choices.find((each) => each !== old) ?? old
  if (typeof schema['x-list'] === 'string') return forgedCode(schema['x-list'], old)
  if (schema['x-reference']) return forgedReference(schema, old)
  switch (schema.type) {
    case 'array':
      return forgedList(schema, old)
    case 'object':
      return forgedObject(schema, old)
    case 'boolean':
      return old !== true
    case 'integer':
    case 'number':
      return old === schema.minimum ? 1 : (schema.minimum ?? 7)
    default:
      return forgedText(schema, old)
  }
}

/** Another item of the coded list. */
function forgedCode(list: string, old: unknown): unknown {
  const items = codesOf(list)
  const { code } = (old ?? {}) as { readonly code?: string }
  return items.find((item) => item.code !== code)
}

function forgedReference(schema: Schema, old: unknown): unknown {
  const { targets } = schema['x-reference'] as { readonly targets: readonly string[] }
  const resourceType = (old as { resourceType?: string } | undefined)?.resourceType ?? targets[0]
  return { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType }
}

function forgedList(schema: Schema, old: unknown): unknown {
  const items = (schema.items ?? {}) as Schema
  const rows = Array.isArray(old) ? (old as readonly unknown[]) : []
  return rows.length > 0 ? [] : [forged(items, undefined)]
}

/** The object as it is with one member changed; where there is none, one of its required members. */
function forgedObject(schema: Schema, old: unknown): unknown {
  const properties = propertiesOf(schema)
  const known = (old ?? {}) as Readonly<Record<string, unknown>>
  const required = (schema.required ?? []) as readonly string[]
  const made = required.map(
    (name) => [name, known[name] ?? forged(properties[name] ?? {}, undefined)] as const,
  )
  const [changed] = Object.keys(properties)
  const whole = { ...known, ...Object.fromEntries(made) }
  return changed === undefined
    ? whole
    : { ...whole, [changed]: forged(properties[changed] ?? {}, known[changed]) }
}

function forgedText(schema: Schema, old: unknown): unknown {
  const formats: Readonly<Record<string, string>> = {
    'date-time': '2001-02-03T04:05:06.000Z',
    date: '2001-02-03',
    uuid: '00000000-0000-4000-8000-00000000dead',
    time: '04:05',
  }
  const known = formats[String(schema.format)]
  if (known !== undefined) return known
  return typeof old === 'string' && /^\d+$/.test(old) ? String(Number(old) + 1) : 'forged'
}
