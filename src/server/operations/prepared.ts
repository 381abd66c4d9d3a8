import { type ActId, operations } from '#generated/operations/operations.ts'
import type { PlainVerb } from '#generated/operations/plain.ts'
import { registry } from '#generated/tables/registry.ts'
import { inputValidatorOf } from '#generated/validators/all.ts'
import { findingsOf } from '#server/operations/failures/findings-of.ts'
import { forgetTexts } from '#server/stores/content/forget-texts.ts'
import { freeBytes } from '#server/stores/content/free-bytes.ts'
import { isDocument, valueAt } from '#server/stores/document.ts'
import { openRows, rowsInPartition } from '#server/stores/opening/open-stores.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { asRead } from './as-read.ts'
import type { Call, OperationAnswer } from './call.ts'
import type { OpenContext } from './open-context.ts'
import { unguarded } from './plain-guard.ts'
import { type Brought, onlyReads, type PlainCall } from './plain-handler.ts'
import type { World } from './world.ts'

/** What is left of a call that was understood: to do it, inside a transaction. */
export type Perform = (inside: OpenContext, brought?: Brought) => Promise<Outcome<OperationAnswer>>

/** A call that was understood, and the acting person's password where an act or a purge asks for it again. */
export type Prepared = { readonly perform: Perform; readonly credential?: string }

/** A call before anybody knows who makes it. */
type Unnamed = Omit<Call, 'actor'>

/**
 * The call that is ready to be performed: `malformed` when it cannot be understood. What can be and is wrong all the same is
 * refused when its turn comes, after all that concerns the asker and the row.
 */
export async function prepared(world: World, call: Unnamed): Promise<Outcome<Prepared>> {
  const { operation, input, options } = call
  const asked = operations[operation]
  if (options.dryRun && (asked.kind === 'act' || onlyReads(asked.verb)))
    return failed({ kind: 'malformed', what: 'http.no-dry-run' })
  if (asked.kind === 'act') return readAct(world, asked.id, call)

  const { verb, resource } = asked
  const wellFormed = world.isWellFormed(verb, { entry: registry[resource], input, options })
  if (wellFormed.ok)
    return succeeded({
      perform: plain(world, call, verb),
      ...(verb === 'deleteContent' && passwordIn(input.body)),
    })
  return wellFormed.failure.kind === 'malformed' ? wellFormed : succeeded({ perform: async () => wellFormed })
}

async function readAct<Id extends ActId>(
  world: World,
  id: Id,
  { input }: Unnamed,
): Promise<Outcome<Prepared>> {
  const body = input.body ?? {}
  if (!isDocument(body)) return failed({ kind: 'malformed', what: 'http.object-expected' })
  const validate = await inputValidatorOf[id]()
  if (!validate(body)) {
    const failure: Failure = { kind: 'invalid', findings: findingsOf(validate.errors ?? []) }
    return succeeded({ perform: refusedAct(id, input.id, failure) })
  }

  const given = {
    ...body,
    id: input.id ?? '',
    ...(input.versionId !== undefined && { versionId: input.versionId }),
  }
  const perform: Perform = async (inside) => {
    const outcome = await world.handlers[id](inside.context, given)
    if (!outcome.ok) return outcome
    const versionId = valueAt(outcome.value, 'meta.versionId')
    const value = await asRead(inside, outcome.value)
    return succeeded({ value, status: 200, ...(typeof versionId === 'string' && { versionId }) })
  }
  return succeeded({ perform, ...passwordIn(body) })
}

/** The password that an act or a purge was told. */
function passwordIn(body: unknown): Pick<Prepared, 'credential'> {
  const { credential } = membersOf(body)
  return typeof credential === 'string' ? { credential } : {}
}

/** What is wrong in the body of an act is told after what concerns its row: first, that it is there. */
function refusedAct(act: ActId, id: string | undefined, failure: Failure): Perform {
  return async ({ opened }) => {
    const loaded =
      id === undefined ? failed(failure) : await openRows(opened, operations[act].resource).load(id)
    return loaded.ok ? failed(failure) : loaded
  }
}

function plain(world: World, call: Unnamed, verb: PlainVerb): Perform {
  return (inside, brought) =>
    world.plain[verb]({ ...plainCall(world, call, inside), ...(brought && { brought }) })
}

/** A plain call on the rows of a type, inside a transaction. */
export function plainCall(
  world: World,
  { operation, input, options }: Unnamed,
  { context, opened }: OpenContext,
): PlainCall {
  const { resource } = operations[operation]
  const { partition, crossPartition } = options
  return {
    context,
    opened,
    entry: registry[resource],
    rows:
      partition === undefined || crossPartition
        ? openRows(opened, resource)
        : rowsInPartition(opened, resource, partition),
    guard: world.guards[resource] ?? unguarded,
    input,
    content: world.content,
    freeBytes: (hashes) => freeBytes(world, opened.actor.practiceId, hashes),
    forgetText: async (id) => {
      await forgetTexts(world.database, { practiceId: opened.actor.practiceId, id })
    },
  }
}
