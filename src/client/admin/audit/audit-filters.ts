import type { Filter } from '#generated/types/filter.ts'
import { daySpan } from '#shared/time/local-moment.ts'

/** What is looked for in the trail; empty text: left open. Days are those of the practice's zone. */
export type AuditWish = {
  readonly from: string
  readonly to: string
  readonly profile: string
  readonly patient: string
  readonly event: string
  readonly action: string
  readonly outcome: string
  readonly type: string
}

/** The wish that an address tells, from a week ago where it names no day. */
export function wishOf(search: Readonly<Record<string, string>>, weekAgo: string): AuditWish {
  const { from = weekAgo, to = '', profile = '', patient = '' } = search
  const { event = '', action = '', outcome = '', type = '' } = search
  return { from, to, profile, patient, event, action, outcome, type }
}

/** The filters of a wish as the server is asked. */
export function auditFilters(wish: AuditWish, zone: string): readonly Filter[] {
  const { from, to } = wish
  return [
    ...(isDay(from) ? [{ field: 'at', op: 'ge', value: daySpan(from, zone).start } as const] : []),
    ...(isDay(to) ? [{ field: 'at', op: 'lt', value: daySpan(to, zone).end } as const] : []),
    ...equalities(wish).map(([field, value]) => ({ field, op: 'eq', value }) as const),
  ]
}

/** The address of the whole list with the same filters: there it can be sorted, and exported. */
export function listAddress(wish: AuditWish): string {
  const { from, to } = wish
  const days = [
    ...(isDay(from) && isDay(to) ? [['at', 'between', [from, to]]] : []),
    ...(isDay(from) && !isDay(to) ? [['at', 'ge', from]] : []),
    ...(isDay(to) && !isDay(from) ? [['at', 'lt', dayAfter(to)]] : []),
  ]
  const others = equalities(wish).map(([field, value]) => {
    if (field === 'profile') return [field, 'eq', `Practitioner/${value}`]
    if (field === 'patient') return [field, 'eq', `Patient/${value}`]
    return field === 'target.resourceType' ? [field, 'eq', value] : [field, 'in', [value]]
  })
  return `/resources/AuditEvent?where=${encodeURIComponent(JSON.stringify([...days, ...others]))}`
}

function equalities({ profile, patient, event, action, outcome, type }: AuditWish) {
  const all = [
    ['profile', profile],
    ['patient', patient],
    ['type', event],
    ['action', action],
    ['outcome', outcome],
    ['target.resourceType', type],
  ] as const
  return all.filter(([, value]) => value !== '')
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
