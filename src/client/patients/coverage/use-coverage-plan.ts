import { useMemo } from 'react'
import { send } from '#client/api/send.ts'
import {
  codeOf,
  type FactField,
  type FactPlan,
  type Made,
  type Typed,
} from '#client/patients/entry/fact-field.ts'
import {
  type FactTools,
  nextStates,
  useFactTools,
  valueAmong,
} from '#client/patients/entry/use-fact-tools.ts'
import { useListOptions } from '#client/patients/entry/use-list-options.ts'
import { coverageStatuses } from '#generated/enumerations/coverage-status.ts'
import { screen } from '#generated/screens/coverage.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** The plan of a coverage's fields: who pays, under which number, since when, in which order. */
export function useCoveragePlan(patient: Patient): FactPlan<Coverage> {
  const tools = useFactTools()
  const types = useListOptions('coverage-type')
  const relationships = useListOptions('subscriber-relationship')
  return useMemo(() => {
    const lists = { types, relationships }
    return {
      type: 'Coverage',
      patientId: patient.id,
      title: tools.words('chart-coverage.entry'),
      fields: fieldsOf(tools, lists),
      blank: { isNew: 'yes', relationship: 'self' },
      typedOf,
      make: (typed, target) => make(typed, { ...target, tools, lists, patientId: patient.id }),
      lineOf: (typed) => [typed.payer, typed.memberId].filter(Boolean).join(' '),
    }
  }, [tools, types, relationships, patient.id])
}

type Lists = { readonly types: readonly ShownOption[]; readonly relationships: readonly ShownOption[] }

/** Seeks payers among the practice's organizations by words of their names. */
async function seekPayers(text: string): Promise<readonly ShownOption[]> {
  const named = text.trim() === '' ? [] : [{ field: 'name', op: 'contains', value: text.trim() } as const]
  const filters = [{ field: 'kind', op: 'eq', value: 'Payer' } as const, ...named]
  const found = await send('organization.query', { filters, pageSize: 20, summary: true })
  return found.ok ? found.value.items.map(({ id, display }) => ({ code: id, label: display })) : []
}

function fieldsOf(tools: FactTools, { types, relationships }: Lists): readonly FactField[] {
  const { words, labels, dateShown } = tools
  const label = (name: string) => labels(`field.Coverage.${name}`)
  return [
    {
      kind: 'search',
      id: 'payer',
      label: label('payer'),
      isRequired: true,
      width: 4,
      seek: seekPayers,
      none: words('chart-coverage.none-found'),
    },
    {
      kind: 'choice',
      id: 'type',
      label: label('type'),
      isRequired: true,
      width: 3,
      emptyText: words('entry.choose'),
      options: () => types,
    },
    { kind: 'text', id: 'memberId', label: label('memberId'), isRequired: true, width: 3, longest: 40 },
    {
      kind: 'text',
      id: 'start',
      label: words('chart-coverage.from'),
      isRequired: true,
      width: 2,
      shownBack: dateShown('start'),
    },
    {
      kind: 'text',
      id: 'end',
      label: words('chart-coverage.to'),
      width: 2,
      isMore: true,
      shownBack: dateShown('end'),
    },
    ...policyFieldsOf(tools, relationships),
  ]
}

function policyFieldsOf(tools: FactTools, relationships: Lists['relationships']): readonly FactField[] {
  const { words, labels, choices } = tools
  const label = (name: string) => labels(`field.Coverage.${name}`)
  return [
    {
      kind: 'choice',
      id: 'status',
      label: label('status'),
      width: 3,
      isAsked: ({ isNew }) => isNew !== 'yes',
      options: ({ stood }) => choices('CoverageStatus', nextStates(screen, 'status', stood)),
    },
    { kind: 'text', id: 'order', label: label('order'), width: 2, isMore: true, mode: 'decimal', longest: 2 },
    { kind: 'text', id: 'planName', label: label('planName'), width: 4, isMore: true, longest: 120 },
    { kind: 'text', id: 'groupNumber', label: label('groupNumber'), width: 3, isMore: true, longest: 60 },
    {
      kind: 'choice',
      id: 'relationship',
      label: label('relationship'),
      width: 3,
      isMore: true,
      options: () => relationships,
    },
    {
      kind: 'text',
      id: 'subscriber',
      label: words('chart-coverage.subscriber'),
      isRequired: true,
      width: 4,
      longest: 120,
      isAsked: ({ relationship }) => relationship !== 'self',
    },
  ]
}

function typedOf(row: Coverage): Typed {
  return {
    payer: row.payer.display ?? '',
    [codeOf('payer')]: row.payer.id,
    type: row.type.code,
    memberId: row.memberId,
    start: row.period.start,
    end: row.period.end ?? '',
    status: row.status,
    stood: row.status,
    order: String(row.order),
    planName: row.planName ?? '',
    groupNumber: row.groupNumber ?? '',
    relationship: row.relationship.code,
    subscriber: row.subscriber?.name ?? row.subscriber?.person?.display ?? '',
  }
}

type Target = {
  readonly id: string
  readonly row: Coverage | undefined
  readonly tools: FactTools
  readonly lists: Lists
  readonly patientId: string
}

function make(typed: Typed, target: Target): Made {
  const wrong = doubts(typed, target.tools)
  if (Object.keys(wrong).length > 0) return { ok: false, wrong }
  const { id, row } = target
  const body = { ...payingOf(typed, target), ...policyOf(typed, target) }
  if (!row) return { ok: true, change: { kind: 'create', type: 'Coverage', id, body } }
  const { planName: _plan, groupNumber: _group, ...kept } = row
  return {
    ok: true,
    change: { kind: 'patch', type: 'Coverage', id, before: row, after: { ...kept, ...body } },
  }
}

/** Who pays for whom. */
function payingOf(typed: Typed, { row, lists, patientId }: Target) {
  const payerId = typed[codeOf('payer')] ?? ''
  const name = (typed.subscriber ?? '').trim()
  return {
    beneficiary: row?.beneficiary ?? { id: patientId, resourceType: 'Patient' as const },
    payer: row?.payer.id === payerId ? row.payer : { id: payerId, resourceType: 'Organization' as const },
    type: codedBy(lists.types, typed.type ?? '', row?.type),
    relationship: codedBy(lists.relationships, typed.relationship ?? 'self', row?.relationship),
    ...(typed.relationship !== 'self' && { subscriber: { ...row?.subscriber, name } }),
  }
}

/** Under which number, from when to when. */
function policyOf(typed: Typed, { tools: { dateOf } }: Target) {
  const text = (field: string) => (typed[field] ?? '').trim()
  const end = dateOf(typed.end)
  const order = Number(text('order'))
  return {
    status: valueAmong(coverageStatuses, typed.status) ?? 'Active',
    memberId: text('memberId'),
    period: { start: dateOf(typed.start) ?? '', ...(end && { end }) },
    ...(order >= 1 && { order }),
    ...(text('planName') && { planName: text('planName') }),
    ...(text('groupNumber') && { groupNumber: text('groupNumber') }),
  }
}

function doubts(typed: Typed, { words, dateOf, dateDoubt }: FactTools): Typed {
  const needed = (field: string) =>
    (typed[field] ?? '').trim() === '' ? { [field]: words('entry.needed') } : {}
  const isChosen = (typed[codeOf('payer')] ?? '') !== ''
  const whole = (field: string) => {
    const date = dateOf(typed[field])
    return date !== undefined && date.length !== 10 ? { [field]: words('chart-coverage.whole-day') } : {}
  }
  return {
    ...(!isChosen && { payer: words(typed.payer ? 'chart-coverage.choose-payer' : 'entry.needed') }),
    ...needed('type'),
    ...needed('memberId'),
    ...dateDoubt('start', typed, true),
    ...whole('start'),
    ...dateDoubt('end', typed, false),
    ...whole('end'),
    ...(typed.relationship === 'self' ? {} : needed('subscriber')),
    ...(isOrder(typed.order) ? {} : { order: words('chart-coverage.order-number') }),
  }
}

function isOrder(order = ''): boolean {
  return /^([1-9]\d*)?$/.test(order.trim())
}

function codedBy(options: readonly ShownOption[], code: string, before: CodedValue | undefined): CodedValue {
  if (before?.code === code) return before
  return { code, display: options.find((option) => option.code === code)?.label ?? code }
}
