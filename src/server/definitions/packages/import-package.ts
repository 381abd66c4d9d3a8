import { registry } from '#generated/tables/registry.ts'
import type { ImportedDefinition } from '#generated/types/imported-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import { validatorsOf } from '#generated/validators/all.ts'
import { type DefinitionType, referenceTo } from '#server/definitions/definition/definition-types.ts'
import { freeKey } from '#server/definitions/definition/free-key.ts'
import { madeByServer } from '#server/definitions/guards/form-guard.ts'
import { findingsOf } from '#server/operations/failures/findings-of.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { NewRow } from '#server/stores/store.ts'
import { partsOfToday } from '#server/stores/upcast/parts-of-today.ts'
import { definitionOf, storedElements } from '#shared/forms/definition.ts'
import { overridesIn } from '#shared/lists/practice-items.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import {
  asStored,
  type DefinitionPackage,
  type Members,
  type PackedDefinition,
  readPackage,
} from './definition-package.ts'
import { isPlace, isReferring, replaceReferences } from './replace-references.ts'

/**
 * Makes a Draft of every definition of a package, all of them or none, under a key of its own where the wanted one is taken.
 * References to rows, states and whatever the server fills in are left out, whatever the file says: a package can neither give rights nor publish.
 */
export const importPackage: Handler<'noteDefinition.importPackage'> = async (context, { content }) => {
  const found = readPackage(content)
  if (!found.ok) return found
  const made = new Map<string, Reference>()
  const report: ImportedDefinition[] = []
  for (const packed of found.value.definitions) {
    const permission = `${packed.type}:Create`
    if (!permits(context.actor.granted, permission)) return failed({ kind: 'forbidden', permission })
    const one = await importOne(context, packed, made)
    if (!one.ok) return one
    made.set(packed.place, one.value.definition)
    report.push({ ...one.value, ...missingCodes(context, packed, found.value.lists) })
  }
  context.note({ detail: { definitions: report.length } })
  return succeeded({ report })
}

async function importOne(
  context: Context,
  { type, body: packed, left: unnamed }: PackedDefinition,
  made: ReadonlyMap<string, Reference>,
): Promise<Outcome<ImportedDefinition>> {
  const { body, left: formerly } = partsOfToday(packed)
  const left = [...unnamed, ...formerly]
  const wanted = String(body.key)
  const key = await freeKey(context, type, wanted)
  if (!key.ok) return key
  const stored = await store(context, type, { ...bareOf(type, body, made), key: key.value })
  if (!stored.ok) return stored
  return succeeded({
    definition: stored.value,
    key: wanted.slice(0, 60),
    ...(key.value === wanted ? {} : { newKey: key.value }),
    ...(left.length === 0 ? {} : { left: left.slice(0, 200).map((each) => each.slice(0, 200)) }),
  })
}

/** What a new row may be made of: places lead to the Drafts that were made, any other reference is dropped. */
function bareOf(type: DefinitionType, body: Members, made: ReadonlyMap<string, Reference>): Members {
  const owned = new Set([...registry[type].serverOwned, 'status', 'version', 'id', 'identifiers', 'meta'])
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !owned.has(name)))
  const dropped = replaceReferences(own, { isOne: isReferring, replace: () => undefined })
  const replace = ({ $definition }: Members) => {
    const reference = made.get(String($definition))
    return reference && asStored(unpinned(reference))
  }
  return replaceReferences(dropped, { isOne: isPlace, replace })
}

/** A Draft is still worked on: the version that is used is the one that is published. */
function unpinned({ versionId: _versionId, ...reference }: Reference): Reference {
  return reference
}

async function store<Type extends DefinitionType>(
  context: Context,
  type: Type,
  body: Members,
): Promise<Outcome<Reference>> {
  const row = { ...body, version: 1, status: 'Draft' }
  const { create } = await validatorsOf[type]()
  if (!create(row)) return failed({ kind: 'invalid', findings: findingsOf(create.errors ?? []) })
  const whole = { ...row, ...schemasOf(type, body, context) }
  // The validator of its type has looked at it.
  const next = whole as NewRow<Type>
  const made = await context.stores.of(type).create(next)
  return made.ok ? succeeded(referenceTo(made.value)) : made
}

/** A Form has schemas that the server makes. */
function schemasOf(type: DefinitionType, { elements }: Members, context: Context): object {
  if (type !== 'Form' || !Array.isArray(elements)) return {}
  return madeByServer(storedElements(definitionOf({ elements }).elements), context)
}

/** Of the lists that a definition offers: the codes that were added where it comes from and are not known here. */
function missingCodes(
  { actor }: Context,
  { body }: PackedDefinition,
  lists: DefinitionPackage['lists'],
): Pick<ImportedDefinition, 'missingCodes'> {
  const text = JSON.stringify(body)
  const here = new Set(
    overridesIn(actor.codedListOverrides).flatMap(({ list, added = [] }) =>
      added.map(({ code }) => `${list} ${code}`),
    ),
  )
  const missing = lists
    .filter(({ list }) => text.includes(`"codedList":${JSON.stringify(list)}`))
    .flatMap(({ list, added = [] }) =>
      added
        .filter(({ code }) => !here.has(`${list} ${code}`))
        .map(({ code }) => `${list}: ${code}`.slice(0, 200)),
    )
  return missing.length === 0 ? {} : { missingCodes: missing.slice(0, 500) }
}
