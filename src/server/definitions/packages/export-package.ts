import { registry } from '#generated/tables/registry.ts'
import {
  type DefinitionRow,
  type DefinitionType,
  definitionTypes,
} from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { overridesIn } from '#shared/lists/practice-items.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { permits } from '#shared/permissions/permits.ts'
import {
  asStored,
  isObject,
  type Members,
  mostInPackage,
  mostNames,
  type PackedDefinition,
  packageFormat,
  withChecksum,
} from './definition-package.ts'
import { isMembers, isReferring, replaceReferences } from './replace-references.ts'

/** Types that belong to one person are no part of a package. */
const packable = definitionTypes.filter((type) => type !== 'ObservableRoutines')
const perRow = [
  'id',
  'resourceType',
  'partition',
  'display',
  'identifiers',
  'meta',
  'status',
  'version',
  'replaces',
  'fhirQuestionnaire',
]

/** Writes definitions with everything they need into one file: bodies without ids, rights or states, in an order in which they can be made. */
export const exportPackage: Handler<'noteDefinition.exportPackage'> = async (context, { definitions }) => {
  const packing: Packing = { context, packed: new Map(), open: new Set() }
  for (const { id, resourceType } of definitions) {
    const done = await pack(packing, resourceType, id)
    if (!done.ok) return done
  }
  const all = [...packing.packed.values()]
  if (all.length > mostInPackage || namesIn(all) > mostNames)
    return refuse('/definitions', 'definitions.package-too-large', { parameters: { most: mostInPackage } })

  const content = withChecksum({
    ...{ goldthread: 'package', format: packageFormat, made: context.now.iso, definitions: all },
    lists: listsOf(context, all),
  })
  const [first] = definitions
  const named = all.find(({ place }) => place === packing.packed.get(first?.id ?? '')?.place)
  context.note({ detail: { definitions: all.length } })
  return succeeded({
    fileName: `${String(named?.body.key ?? 'package')}.goldthread.json`,
    content: asStored(content),
  })
}

type Packing = {
  readonly context: Context
  /** By the id of the row, those first that others need. */
  readonly packed: Map<string, PackedDefinition>
  /** Those on the way to which this one was met. */
  readonly open: Set<string>
}

async function pack(packing: Packing, resourceType: string, id: string): Promise<Outcome<void>> {
  const type = packable.find((each) => each === resourceType)
  if (!type) return refuse('/definitions', 'definitions.no-definition')
  if (packing.packed.has(id) || packing.open.has(id)) return succeeded(undefined)
  if (packing.packed.size > mostInPackage) return succeeded(undefined)
  const permission = `${type}:Read`
  if (!permits(packing.context.actor.granted, permission)) return failed({ kind: 'forbidden', permission })
  const found = await packing.context.stores.of(type).get(id)
  if (!found.ok) return found

  packing.open.add(id)
  const body = bareBody(type, found.value)
  const needed = await packNeeded(packing, body)
  packing.open.delete(id)
  if (!needed.ok) return needed
  packing.packed.set(id, { place: placeOf(found.value), type, ...placed(packing, body) })
  return needed
}

function placeOf({ resourceType, key, version }: DefinitionRow): string {
  return `${resourceType}/${key}/${version}`
}

/** What was made of it by people: nothing of what the server keeps or has filled in. */
function bareBody(type: DefinitionType, row: DefinitionRow): Members {
  const left = new Set([...perRow, ...registry[type].serverOwned])
  const stored = asStored(row)
  if (!isMembers(stored)) throw new Error('A row is an object.')
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !left.has(name)))
}

async function packNeeded(packing: Packing, body: Members): Promise<Outcome<void>> {
  for (const { id, resourceType } of referencesIn(body)) {
    if (!packable.some((each) => each === resourceType)) continue
    const done = await pack(packing, resourceType, id)
    if (!done.ok && done.failure.kind !== 'missing' && done.failure.kind !== 'gone') return done
  }
  return succeeded(undefined)
}

type Named = { readonly id: string; readonly resourceType: string; readonly display?: unknown }

function referencesIn(value: unknown): readonly Named[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  const { id, resourceType, display } = value
  if (typeof id === 'string' && typeof resourceType === 'string') return [{ id, resourceType, display }]
  return Object.values(value).flatMap(referencesIn)
}

/** References become places in the package; what is not in it is named as left out. */
function placed({ packed }: Packing, body: Members): Pick<PackedDefinition, 'body' | 'left'> {
  const left: string[] = []
  const replace = ({ id, resourceType, display }: Members) => {
    const place = typeof id === 'string' ? packed.get(id)?.place : undefined
    if (place !== undefined) return { $definition: place }
    left.push(`${String(resourceType)}: ${String(display ?? id)}`.slice(0, 200))
    return undefined
  }
  const bare = replaceReferences(body, { isOne: isReferring, replace })
  return { body: bare, left: left.slice(0, 200) }
}

function namesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + namesIn(each), 0)
  if (!isObject(value)) return 0
  return Object.values(value).reduce((sum: number, each) => sum + 1 + namesIn(each), 0)
}

/** What the practice has added to the lists that these definitions offer. */
function listsOf({ actor }: Context, definitions: readonly PackedDefinition[]) {
  const text = JSON.stringify(definitions)
  return overridesIn(actor.codedListOverrides).filter(({ list }) =>
    text.includes(`"codedList":${JSON.stringify(list)}`),
  )
}
