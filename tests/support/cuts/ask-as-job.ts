import type { OperationId } from '#generated/operations/operations.ts'
import { automationActor } from '#server/jobs/work/automation-actor.ts'
import { plainOptions } from '#server/operations/call.ts'
import { statusOf } from '#server/operations/failures/status-of.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import type { Heard } from './ask-through-cuts.ts'

/** What background work asks of the server in a test that cuts: no line lies between them, but the work dies, and asks again. */
export async function askAsJob(
  { world, practice }: TestServer,
  operation: OperationId,
  input: { readonly id?: string; readonly body?: unknown },
): Promise<Heard> {
  const actor = automationActor({ practice, job: 'cuts', confidential: [] })
  const options = plainOptions(world.newId())
  const outcome = await runOperation(world, { actor, operation, input, options })
  return outcome.ok
    ? { status: outcome.value.status ?? 200, etag: undefined, body: outcome.value.value }
    : { status: statusOf(outcome.failure), etag: undefined, body: outcome.failure }
}
