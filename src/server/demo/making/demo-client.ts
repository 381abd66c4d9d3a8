import { type ActId, type ActReplies, type OperationId, plainId } from '#generated/operations/operations.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { idOf } from '#server/demo/facts/id-of.ts'
import type { Row } from '#server/demo/rows/structure-rows.ts'
import type { CallInput } from '#server/operations/call.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import { instantAt } from '#server/stores/instant.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { DemoRefusal } from './in-order.ts'

/** Who does something in the demo and when: RFC 3339 in UTC. */
export type DemoMoment = { readonly as: Actor; readonly at: string }

/** What makes the demo: every row goes through the same operations as a request, with a clock of its own. */
export type DemoClient = {
  readonly create: (row: Row, moment: DemoMoment) => Promise<void>
  readonly read: <Type extends ResourceType>(
    type: Type,
    id: string,
    moment: DemoMoment,
  ) => Promise<ResourceTypes[Type]>
  readonly perform: <Id extends ActId>(
    operation: Id,
    input: CallInput,
    moment: DemoMoment,
  ) => Promise<ActReplies[Id]>
  readonly act: (operation: OperationId, input: CallInput, moment: DemoMoment) => Promise<unknown>
}

/**
 * Opens the client over a world. Only here every credential is believed: so a thousand signatures cost no password hashing.
 * Of the rows that an interrupted start has left (`there`, by their ids) none is made again.
 */
export function openDemoClient(world: World, there: ReadonlySet<string>): DemoClient {
  const act = async (
    operation: OperationId,
    input: CallInput,
    { as, at, key }: DemoMoment & { readonly key?: string },
  ) => {
    const then = instantAt(Date.parse(at))
    const believing: World = { ...world, now: () => then, checkCredential: async () => succeeded(undefined) }
    const options = {
      requestId: world.newId(),
      crossPartition: true,
      ...(key ? { idempotencyKey: idOf(key) } : {}),
      // Some visits of the story are beyond somebody's hours.
      ...(operation === 'appointment.create' && { confirmed: true }),
    }
    const outcome = await runOperation(believing, { actor: as, operation, input, options })
    if (!outcome.ok) throw new DemoRefusal(operation, outcome.failure)
    return outcome.value.value
  }
  return {
    create: async (row, moment) => {
      if (there.has(idOf(row.key))) return
      const { create } = plainId[row.type]
      if (!create) throw new Error(`Nobody makes rows of ${row.type}.`)
      await act(create, { body: row.body }, { ...moment, key: row.key })
    },
    read: async <Type extends ResourceType>(type: Type, id: string, moment: DemoMoment) =>
      // A read answers a record of the type that it was asked of.
      (await act(plainId[type].read, { id }, moment)) as ResourceTypes[Type],
    perform: async <Id extends ActId>(operation: Id, input: CallInput, moment: DemoMoment) =>
      // The handlers' table demands of each act that it answers what its schema says.
      (await act(operation, input, moment)) as ActReplies[Id],
    act: (operation, input, moment) => act(operation, input, moment),
  }
}
