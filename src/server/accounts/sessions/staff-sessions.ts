import type { Context, Handler } from '#server/operations/handler.ts'
import { sessionMinutes } from '#shared/limits/limits.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { endStaffSessions, staffSessionsOf, staffSignIns } from './staff-sessions-query.ts'

/**
 * Sessions of the staff, for those who manage users. What was begun in another practice is neither told nor ended here: whoever works
 * in several is signed in there for those who run that one. Somebody who does not sign in yet has none.
 */
export const staffSessions: Handler<'practitioner.sessions'> = async (context, { id }) => {
  const practitioner = await context.stores.of('Practitioner').get(id)
  if (!practitioner.ok) return practitioner
  const { person } = practitioner.value
  if (!person) return succeeded({ sessions: [] })
  const idle = await idleOf(context)
  if (!idle.ok) return idle

  const rows = await staffSessionsOf({ ...context, idle: idle.value }, person.id)
  return succeeded({
    sessions: rows.map((row) => ({
      id: row.id,
      since: row.created_at,
      lastSeen: row.last_seen_at,
      userAgent: row.user_agent ?? '',
      isCurrent: row.id === context.actor.sessionId,
      ...(row.address !== null && { address: row.address }),
    })),
  })
}

/** When people of the staff signed in last in this practice. */
export const signIns: Handler<'practitioner.signIns'> = async (context, { practitioners }) => {
  const idle = await idleOf(context)
  if (!idle.ok) return idle
  const rows = await staffSignIns({ ...context, idle: idle.value }, practitioners)
  return succeeded({
    people: rows.map(({ practitioner, lastSignIn, open }) => ({
      practitioner,
      open,
      ...(lastSignIn !== null && { lastSignIn }),
    })),
  })
}

/** Ends sign-ins of somebody of the staff; within a second nothing more is answered to them. */
export const endSessions: Handler<'practitioner.endSessions'> = async (context, { id, session }) => {
  const personId = await personOf(context, id)
  if (!personId.ok) return personId
  const ended = await endStaffSessions(context, { personId: personId.value, session })
  context.note({ target: { type: 'Person', id: personId.value } })
  return succeeded({ ended })
}

async function personOf({ stores }: Context, practitionerId: string): Promise<Outcome<string>> {
  const practitioner = await stores.of('Practitioner').get(practitionerId)
  if (!practitioner.ok) return practitioner
  const { person } = practitioner.value
  return person ? succeeded(person.id) : refuse('', 'accounts.no-sign-in', { kind: 'conflict' })
}

/** After how long without a request a sign-in of this practice has ended, in milliseconds. */
async function idleOf({ stores }: Context): Promise<Outcome<number>> {
  const found = await stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!found.ok) return found
  return succeeded((found.value.rows[0]?.sessionTimeout ?? sessionMinutes) * 60_000)
}
