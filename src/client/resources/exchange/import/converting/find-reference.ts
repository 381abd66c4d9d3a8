import { sendQuietly } from '#client/api/send.ts'
import type { FoundReference } from '#client/form/room/form-setting.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { typeNamed } from '#client/resources/rows/use-description.ts'
import { plainId } from '#generated/operations/operations.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { folded } from './guess-mapping.ts'
import { type Converted, converted, unfit } from './remark.ts'

/** A reference as it is stored. */
type Stub = { readonly id: string; readonly resourceType: string; readonly display?: string }

/** Converts a reference: finds what an imported cell refers to; the same text is looked for once. Throws the failure when the server does not answer. */
export type FindReference = (types: readonly string[], text: string) => Promise<Converted<Stub>>

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const mostNamed = 4

/** A failure that ends the asking for now, such as a server that is silent. */
export class NotAnswered extends Error {
  readonly failure: SeenFailure
  constructor(failure: SeenFailure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** A finder that remembers. */
export function referenceFinder(): FindReference {
  const known = new Map<string, Promise<Converted<Stub>>>()
  return (types, text) => {
    const key = `${types.join()}|${text}`
    const asked = known.get(key) ?? find(types, text)
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    return asked
  }
}

async function find(types: readonly string[], text: string): Promise<Converted<Stub>> {
  const [, type, id] = new RegExp(`^(?:(\\w+)/)?(${uuid})$`, 'i').exec(text) ?? []
  if (id !== undefined) return byId(types, type, id.toLowerCase())
  const identified = (await Promise.all(types.map((each) => byIdentifier(each, text)))).flat()
  if (identified.length > 0) return oneOf(identified, text)

  const found = await findReferences(types, text)
  if (!found.ok) throw new NotAnswered(found.failure)
  const same = found.value.filter(({ display }) => folded(display) === folded(text))
  if (same.length > 0) return oneOf(same, text)
  const near = found.value.slice(0, mostNamed).map(({ display }) => display)
  return near.length > 0
    ? unfit('exchange.no-reference-near', { text, near: near.join('; ') })
    : unfit('exchange.no-reference', { text })
}

/** An id of a type that fits; whether it is there the server says when the line is tried. */
function byId(types: readonly string[], type: string | undefined, id: string): Converted<Stub> {
  const [only] = types
  if (type !== undefined && !types.includes(type))
    return unfit('exchange.other-type', { type, types: types.join(', ') })
  const resourceType = type ?? (types.length === 1 ? only : undefined)
  return resourceType === undefined
    ? unfit('exchange.which-type', { text: id, types: types.join(', ') })
    : converted({ id, resourceType })
}

async function byIdentifier(type: string, text: string): Promise<readonly FoundReference[]> {
  const known = typeNamed(type)
  const value = text.includes('|') ? text.slice(text.indexOf('|') + 1).trim() : text
  if (!known || value === '' || /\s/.test(value)) return []
  const outcome = await sendQuietly(plainId[known].query, {
    filters: [{ field: 'identifiers.value', op: 'eq', value }],
    pageSize: mostNamed,
    crossPartition: true,
    summary: true,
  })
  if (outcome.ok)
    return outcome.value.items.map(({ id, display }) => ({ id, resourceType: type, display: display || id }))
  if (outcome.failure.kind === 'malformed' || outcome.failure.kind === 'forbidden') return []
  throw new NotAnswered(outcome.failure)
}

function oneOf(found: readonly FoundReference[], text: string): Converted<Stub> {
  const [first, second] = found
  if (first && !second) return converted(first)
  const named = found.slice(0, mostNamed).map(({ display, id }) => `${display} (${id})`)
  return unfit('exchange.ambiguous', { text, count: found.length, found: named.join('; ') })
}
