import { type CalendarRequest, type Calendars, requestOfCall } from '#server/operations/call.ts'
import { runRequest } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { type ReadLink, readCalendarLink, readingsAnHour } from './calendar-link-query.ts'
import { readCalendarToken } from './calendar-token.ts'

const hour = 3_600_000

/**
 * Opens the way in for calendar programs, which have a link and are signed in nowhere. What they ask passes through the same act
 * as its person's own call, with the rights that the person has at that moment.
 */
export function openCalendars({ world }: { readonly world: () => World }): Calendars {
  return { read: (asked) => read(world(), asked) }
}

async function read(world: World, asked: CalendarRequest): Promise<Outcome<string>> {
  const token = readCalendarToken(asked.token)
  if (!token) return nothing()
  const now = world.now()
  const link = await world.database.asOwner((transaction) => readCalendarLink(transaction, token, now))
  if (!link) return nothing()
  const actor = await readerOf(world, link)
  if (!actor.ok) return nothing()
  if (link.reads > readingsAnHour)
    return failed({ kind: 'busy', retryAfterMilliseconds: Date.parse(link.since) + hour - now.milliseconds })
  return answerOf(world, actor.value, asked)
}

/** The person of the link with the rights of this moment; refused once it has left, is that profile no more, or lacks the second factor that the practice demands. */
async function readerOf(
  world: World,
  { personId, practiceKey, profileType, profileId }: ReadLink,
): Promise<Outcome<Actor>> {
  const session = { id: '', hash: '', personId, expiresAt: 0, homePracticeId: null }
  const found = await world.accounts.admittedFor(session, {
    practiceKey,
    profile: `${profileType}/${profileId}`,
  })
  if (!found.ok) return found
  const { sessionId: _none, ...actor } = found.value
  return succeeded(actor)
}

async function answerOf(world: World, actor: Actor, asked: CalendarRequest): Promise<Outcome<string>> {
  const { requestId, address, userAgent, admit } = asked
  const options = {
    requestId,
    ...(address !== undefined && { address }),
    ...(userAgent !== undefined && { userAgent }),
  }
  const call = { actor, operation: 'appointment.calendar', input: { body: {} }, options } as const
  const { outcome } = await runRequest(world, { ...requestOfCall(call), admit })
  if (outcome.ok) return succeeded(String(membersOf(outcome.value.value).calendar))
  // Who may not read appointments any more is told what everybody is told whose link is nothing.
  return outcome.failure.kind === 'forbidden' ? nothing() : outcome
}

/** The one answer to every link that opens nothing. */
function nothing(): Outcome<never> {
  return failed({ kind: 'missing' })
}
