import { useMemo } from 'react'
import { send } from '#client/api/send.ts'
import {
  codeOf,
  type FactField,
  type FactPlan,
  type Made,
  type Typed,
} from '#client/patients/entry/fact-field.ts'
import { type FactTools, useFactTools, valueAmong } from '#client/patients/entry/use-fact-tools.ts'
import { useListOptions } from '#client/patients/entry/use-list-options.ts'
import { authorizationStatuses } from '#generated/enumerations/authorization-status.ts'
import type { Authorization } from '#generated/types/authorization.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** An authorization with the coverage that it is part of. */
export type AuthorizationRow = {
  readonly id: string
  readonly coverage: Coverage
  readonly authorization: Authorization
}

/** What people decide of an authorization; that it has expired or is used up, the server says. */
const decided = ['Approved', 'Requested', 'Denied', 'Cancelled'] as const

/** The plan of an authorization's fields: what a payer allows, how much of it, from when to when. */
export function useAuthorizationPlan(
  patientId: string,
  coverages: readonly Coverage[],
): FactPlan<AuthorizationRow> {
  const tools = useFactTools()
  const units = useListOptions('authorization-unit')
  return useMemo(() => {
    const [only] = coverages
    return {
      type: 'Coverage',
      part: 'authorization',
      patientId,
      title: tools.words('chart-coverage.authorization'),
      fields: fieldsOf(tools, { units, coverages }),
      blank: { coverage: only?.id ?? '', status: 'Approved', unitKind: units[0]?.code ?? '' },
      typedOf,
      rowIn,
      make: (typed, target) => make(typed, { ...target, tools, units, coverages }),
      lineOf: ({ number }) => tools.words('chart-coverage.authorization-line', { number: number ?? '' }),
    }
  }, [tools, units, coverages, patientId])
}

/** Seeks services of the practice by words of their names. */
async function seekServices(text: string): Promise<readonly ShownOption[]> {
  const named = text.trim() === '' ? [] : [{ field: 'name', op: 'contains', value: text.trim() } as const]
  const found = await send('healthcareService.query', { filters: named, pageSize: 20, summary: true })
  return found.ok ? found.value.items.map(({ id, display }) => ({ code: id, label: display })) : []
}

type Lists = { readonly units: readonly ShownOption[]; readonly coverages: readonly Coverage[] }

function fieldsOf(tools: FactTools, { units, coverages }: Lists): readonly FactField[] {
  const { words, labels, choices } = tools
  const label = (name: string) => labels(`field.Authorization.${name}`)
  return [
    { kind: 'text', id: 'number', label: label('number'), isRequired: true, width: 3, longest: 40 },
    {
      kind: 'search',
      id: 'service',
      label: words('chart-coverage.service'),
      isRequired: true,
      width: 4,
      seek: seekServices,
      none: words('chart-coverage.no-service'),
    },
    {
      kind: 'text',
      id: 'unitsApproved',
      label: label('unitsApproved'),
      isRequired: true,
      width: 2,
      mode: 'decimal',
      longest: 8,
    },
    { kind: 'choice', id: 'unitKind', label: label('unitKind'), width: 3, options: () => units },
    ...daysOf(tools),
    {
      kind: 'choice',
      id: 'status',
      label: label('status'),
      width: 3,
      options: ({ status = '' }) =>
        choices('AuthorizationStatus', [...new Set([...decided, status].filter(Boolean))]),
    },
    {
      kind: 'choice',
      id: 'coverage',
      label: labels('field.Coverage.payer'),
      width: 5,
      isAsked: ({ isThere }) => isThere !== 'yes' && coverages.length > 1,
      options: () => coverages.map(({ id, display }) => ({ code: id, label: display })),
    },
    { kind: 'text', id: 'notes', label: label('notes'), width: 8, isMore: true, longest: 2000 },
  ]
}

function daysOf({ words, dateShown }: FactTools): readonly FactField[] {
  return [
    {
      kind: 'text',
      id: 'start',
      label: words('chart-coverage.from'),
      isRequired: true,
      width: 2,
      shownBack: dateShown('start'),
    },
    { kind: 'text', id: 'end', label: words('chart-coverage.to'), width: 2, shownBack: dateShown('end') },
  ]
}

/** The authorization of this id in what is stored, or on its way, of a coverage. */
function rowIn(record: object, id: string): AuthorizationRow | undefined {
  // Only coverages are written by this plan.
  const coverage = record as Coverage
  const authorization = coverage.authorizations?.find((each) => each.id === id)
  return authorization && { id, coverage, authorization }
}

function typedOf({ coverage, authorization }: AuthorizationRow): Typed {
  const { number, status, services, unitKind, unitsApproved, period, notes = '' } = authorization
  const [first] = services
  return {
    isThere: 'yes',
    coverage: coverage.id,
    number,
    status,
    service: first?.display ?? '',
    [codeOf('service')]: first?.id ?? '',
    unitKind: unitKind.code,
    unitsApproved: String(unitsApproved),
    start: period.start,
    end: period.end ?? '',
    notes,
  }
}

type Target = Lists & {
  readonly id: string
  readonly row: AuthorizationRow | undefined
  readonly tools: FactTools
}

/** A change of the coverage whose part the authorization is. */
function make(typed: Typed, target: Target): Made {
  const { id, row, coverages, tools } = target
  const wrong = doubts(typed, tools)
  const before = row?.coverage ?? coverages.find((each) => each.id === typed.coverage)
  if (Object.keys(wrong).length > 0) return { ok: false, wrong }
  if (!before) return { ok: false, wrong: { coverage: tools.words('entry.needed') } }
  const { authorizations = [] } = before
  const made = authorizationOf(typed, target)
  const after = {
    ...before,
    authorizations: row
      ? authorizations.map((each) => (each.id === id ? made : each))
      : [...authorizations, made],
  }
  return { ok: true, change: { kind: 'patch', type: 'Coverage', id: before.id, before, after } }
}

function authorizationOf(typed: Typed, { id, row, units, tools: { dateOf } }: Target): Authorization {
  const { notes: _notes, ...kept } = row?.authorization ?? {}
  const text = (field: string) => (typed[field] ?? '').trim()
  const [first, ...others] = row?.authorization.services ?? []
  const service = typed[codeOf('service')] ?? ''
  const end = dateOf(typed.end)
  const unitKind = row?.authorization.unitKind
  return {
    ...kept,
    id,
    number: text('number'),
    status: valueAmong(authorizationStatuses, typed.status) ?? 'Approved',
    services: [
      first?.id === service ? first : { id: service, resourceType: 'HealthcareService' },
      ...others.filter((each) => each.id !== service),
    ],
    unitKind:
      unitKind && unitKind.code === typed.unitKind
        ? unitKind
        : {
            code: typed.unitKind ?? '',
            display: units.find(({ code }) => code === typed.unitKind)?.label ?? '',
          },
    unitsApproved: Number(text('unitsApproved')),
    period: { start: dateOf(typed.start) ?? '', ...(end && { end }) },
    ...(text('notes') && { notes: text('notes') }),
  }
}

function doubts(typed: Typed, { words, dateOf, dateDoubt }: FactTools): Typed {
  const needed = (field: string) =>
    (typed[field] ?? '').trim() === '' ? { [field]: words('entry.needed') } : {}
  const units = Number((typed.unitsApproved ?? '').trim())
  const whole = (field: string) => {
    const date = dateOf(typed[field])
    return date !== undefined && date.length !== 10 ? { [field]: words('chart-coverage.whole-day') } : {}
  }
  return {
    ...needed('number'),
    ...((typed[codeOf('service')] ?? '') === '' && {
      service: words(typed.service ? 'chart-coverage.choose-service' : 'entry.needed'),
    }),
    ...(!(units > 0) && { unitsApproved: words('chart-coverage.how-many') }),
    ...dateDoubt('start', typed, true),
    ...whole('start'),
    ...dateDoubt('end', typed, false),
    ...whole('end'),
  }
}
