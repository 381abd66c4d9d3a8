import { operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ComingFile, ContentStore } from '#server/stores/content/content-store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Call, CallPlace, OperationAnswer } from './call.ts'
import { wasDone } from './once.ts'
import type { OpenContext } from './open-context.ts'
import type { Bring, Brought, PlainCall } from './plain-handler.ts'
import { plainCall } from './prepared.ts'
import type { World } from './world.ts'

/** Looks at rows as the asker sees them, in a transaction that only reads. */
export type Looking = <Value>(
  act: (inside: OpenContext) => Promise<Outcome<Value>>,
) => Promise<Outcome<Value>>

type Around = {
  readonly looking: Looking
  readonly place: CallPlace
  readonly act: (brought: Brought | undefined) => Promise<Outcome<OperationAnswer>>
}

/** What a call has brought is received before its transaction opens, and what was not kept of it is thrown away. */
export async function withBrought(
  world: World,
  call: Call,
  { looking, place, act }: Around,
): Promise<Outcome<OperationAnswer>> {
  const { verb, resource } = operations[call.operation]
  const bring = bringerOf(world, verb)
  if (!bring) return act(undefined)
  const { input, options } = call
  const { content, inspect } = world
  const brought = await bring({
    entry: registry[resource],
    input,
    options,
    content: receivingAside(content, place),
    inspect,
    look: <Value>(look: (plain: PlainCall) => Promise<Outcome<Value>>) =>
      looking<Value | 'done'>(async (inside) => {
        const found = await look(plainCall(world, call, inside))
        return found.ok || !(await wasDone(call, inside)) ? found : succeeded('done' as const)
      }),
  })
  if (!brought.ok) return brought
  try {
    return await act(brought.value)
  } finally {
    await brought.value?.discard()
  }
}

/** Bytes are received without the call's place, so that a slow line keeps nobody waiting; what came is thrown away where there is no place after it. */
function receivingAside(content: ContentStore, place: CallPlace): ContentStore {
  return {
    ...content,
    receive: async (source, most) => {
      let came: Outcome<ComingFile> | undefined
      const received = await place.without(async () => {
        came = await content.receive(source, most)
        return came
      })
      if (!received.ok && came?.ok) await came.value.discard()
      return received
    },
  }
}

function bringerOf({ bringers }: World, verb: string): Bring | undefined {
  return Object.entries(bringers).find(([name]) => name === verb)?.[1]
}
