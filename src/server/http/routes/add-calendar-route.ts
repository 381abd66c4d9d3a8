import { createHash } from 'node:crypto'
import { admitted } from '#server/http/exchange/admitted.ts'
import { auditRefusal } from '#server/http/exchange/audit-refusal.ts'
import { type Exchange, sendFailure, worldOf } from '#server/http/exchange/exchange.ts'
import { readParameters } from '#server/http/exchange/read-parameters.ts'
import { type Failure, failed, type Outcome } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Route } from './add-api-routes.ts'

const ending = '.ics'

/** The private link to somebody's calendar, for calendar programs: they send no cookie, and nothing but the link opens it. */
export function addCalendarRoute(route: Route): void {
  route('GET', '/api/v1/calendars/:link', readCalendar)
}

async function readCalendar(exchange: Exchange): Promise<unknown> {
  const text = await calendarOf(exchange)
  if (!text.ok) return refuse(exchange, text.failure)
  const { reply, request } = exchange
  const tag = `"${createHash('sha256').update(text.value).digest('base64url')}"`
  reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calendar.ics"',
  })
  return isKnown(request.headers['if-none-match'], tag)
    ? reply.code(304).send()
    : reply.code(200).send(text.value)
}

async function calendarOf(exchange: Exchange): Promise<Outcome<string>> {
  const serving = worldOf(exchange)
  if (!serving.ok) return serving
  const world = serving.value
  const { request, requestId, address } = exchange
  const { link } = membersOf(request.params)
  const said = readParameters([], { ...request, headers: {} })
  if (!said.ok) return said
  if (typeof link !== 'string' || !link.endsWith(ending)) return failed({ kind: 'missing' })
  return world.calendars.read({
    token: link.slice(0, -ending.length),
    requestId,
    address,
    userAgent: request.headers['user-agent'] ?? '',
    admit: (call) => admitted(world, call),
  })
}

/** What a program has already, by a weak comparison (RFC 9110, 8.8.3.2): a proxy that packs may have weakened it. */
function isKnown(known: string | undefined, tag: string): boolean {
  return known?.split(',').some((each) => [tag, '*'].includes(each.trim().replace(/^W\//, ''))) ?? false
}

async function refuse(exchange: Exchange, failure: Failure): Promise<unknown> {
  const { world } = exchange.state
  const refused = { failure, operation: 'appointment.calendar', personId: null, type: 'Appointment' }
  // The act itself has left the rows of what it refused or could not do.
  if (world && failure.kind === 'missing') await auditRefusal(exchange, world, refused)
  return sendFailure(exchange, failure)
}
