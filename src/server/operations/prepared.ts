import { type ActId, operations } from '#generated/operations/operations.ts'
import type { PlainVerb } from '#generated/operations/plain.ts'
import { registry } from '#generated/tables/registry.ts'
import { inputValidatorOf } from '#generated/validators/all.ts'
import { isDocument, valueAt } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { asRead } from './as-read.ts'
import type { Call, OperationAnswer } from './call.ts'
import { findingsOf } from './findings-of.ts'
import type { OpenContext } from './open-context.ts'
import { unguarded } from './plain-guard.ts'
import { onlyReads } from './plain-handler.ts'
import type { World } from './world.ts'

/** A call that was understood: what is left is to do it, inside a transaction. */
export type Perform = (inside: OpenContext) => Promise<Outcome<OperationAnswer>>

/**
 * The door: an act's body against its own schema, a plain call's form. What a type says of its rows is checked later, by the
 * handlers. `malformed` when it cannot be understood, `invalid` when it can and is wrong.
 */
export async function prepared(world: World, call: Call): Promise<Outcome<Perform>> {
  const { operation, input, options } = call
  const asked = operations[operation]
  if (options.dryRun && (asked.kind === 'act' || onlyReads(asked.verb)))
    return failed({ kind: 'malformed', what: 'http.no-dry-run' })
  if (asked.kind === 'act') return readAct(world, asked.id, call)

  const { verb, resource } = asked
  const wellFormed = world.isWellFormed(verb, { entry: registry[resource], input, options })
  return wellFormed.ok ? succeeded(plain(world, call, verb)) : wellFormed
}

async function readAct<Id extends ActId>(world: World, id: Id, { input }: Call): Promise<Outcome<Perform>> {
  const body = input.body ?? {}
  if (!isDocument(body)) return failed({ kind: 'malformed', what: 'http.object-expected' })
  const validate = await inputValidatorOf[id]()
  if (!validate(body)) return failed({ kind: 'invalid', findings: findingsOf(validate.errors ?? []) })

  const given = {
    ...body,
    id: input.id ?? '',
    ...(input.versionId !== undefined && { versionId: input.versionId }),
  }
  return succeeded(async ({ context, opened }) => {
    const outcome = await world.handlers[id](context, given)
    if (!outcome.ok) return outcome
    const versionId = valueAt(outcome.value, 'meta.versionId')
    const value = await asRead(opened, outcome.value)
    return succeeded({ value, status: 200, ...(typeof versionId === 'string' && { versionId }) })
  })
}

function plain(world: World, { operation, input }: Call, verb: PlainVerb): Perform {
  const { resource } = operations[operation]
  return ({ context, opened }) =>
    world.plain[verb]({
      context,
      opened,
      entry: registry[resource],
      rows: openRows(opened, resource),
      guard: world.guards[resource] ?? unguarded,
      input,
    })
}
