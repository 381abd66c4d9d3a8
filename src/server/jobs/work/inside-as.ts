import { auditOf } from '#server/operations/audit-of.ts'
import { type Call, plainOptions } from '#server/operations/call.ts'
import type { AuditNote, JobInside } from '#server/operations/handler.ts'
import { settingsAs } from '#server/operations/open-as.ts'
import { openContext } from '#server/operations/open-context.ts'
import type { World } from '#server/operations/world.ts'
import { auditAtEnd } from '#server/stores/audit/insert-audit.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/**
 * What a job does itself in one transaction, where no operation does it for anybody else: what it notes is the detail of its audit row,
 * which is stored with what it has done or not at all.
 */
export async function insideAs<Value>(
  world: World,
  { actor, operation }: Pick<Call, 'actor' | 'operation'>,
  act: (inside: JobInside) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const call: Call = { actor, operation, input: {}, options: plainOptions(world.newId()) }
  const afterwards: (() => Promise<void>)[] = []
  const done = await world.database.transaction(settingsAs(call), async (transaction, atEnd) => {
    const notes: AuditNote[] = []
    const outcome = await act(openContext(world, call, { transaction, notes, afterwards }))
    const ending = { kind: 'done', answer: { value: undefined, status: 200 } } as const
    if (outcome.ok && notes.length > 0) atEnd(auditAtEnd([auditOf(world, call, { ending, notes })]))
    return outcome
  })
  if (done.ok) for (const each of afterwards) await each()
  return done
}
