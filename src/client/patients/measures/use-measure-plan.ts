import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import type { FactField, FactPlan, Made, Typed } from '#client/patients/entry/fact-field.ts'
import {
  type FactTools,
  nextStates,
  useFactTools,
  valueAmong,
} from '#client/patients/entry/use-fact-tools.ts'
import {
  type Measured,
  standingOfAll,
  writtenMeasure,
  writtenUsual,
} from '#client/patients/tabs/measure-of.ts'
import { reportStatuses } from '#generated/enumerations/report-status.ts'
import { screen } from '#generated/screens/observation.ts'
import type { Observation } from '#generated/types/observation.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Measure, readMeasure } from '#shared/chart/read-measure.ts'
import { beyondLife, usualRange } from '#shared/chart/vital-range.ts'
import { writtenQuantities } from '#shared/chart/written-quantities.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import {
  bodyInWords,
  categoryInWords,
  codeInWords,
  doubtInWords,
  inWords,
  nameFieldsInWords,
  rangeFieldsInWords,
  shownInWords,
} from './in-words.ts'
import { useVitalNames, type VitalNames } from './use-vital-names.ts'

/** The plan of a measure's fields: what was measured, how much, when. */
export function useMeasurePlan(patient: Patient): FactPlan<Observation> {
  const tools = useFactTools()
  const names = useVitalNames()
  const { profile } = useSession()
  return useMemo(() => {
    const performer =
      profile?.resourceType === 'Practitioner'
        ? { id: profile.id, resourceType: profile.resourceType }
        : undefined
    return {
      type: 'Observation',
      patientId: patient.id,
      title: tools.words('chart-measures.entry'),
      fields: fieldsOf(tools, names),
      blank: { isNew: 'yes', code: 'weight', category: 'Lab' },
      typedOf,
      make: (typed, target) =>
        make(typed, { ...target, tools, names, patientId: patient.id, ...(performer && { performer }) }),
      lineOf: (typed) => [names.get(typed.code ?? '') ?? typed.name, typed.value].filter(Boolean).join(' '),
    }
  }, [tools, names, profile, patient.id])
}

/** What follows from others is not typed, and the two of a blood pressure are typed together. */
const notTyped = new Set(['bmi', 'bp-systolic', 'bp-diastolic'])

function fieldsOf(tools: FactTools, names: VitalNames): readonly FactField[] {
  const { words, labels, choices } = tools
  const label = (name: string) => labels(`field.Observation.${name}`)
  return [
    {
      kind: 'choice',
      id: 'code',
      label: words('chart-measures.what'),
      width: 3,
      isAsked: ({ isNew }) => isNew === 'yes',
      options: () => [
        ...[...names].flatMap(([code, name]) => (notTyped.has(code) ? [] : [{ code, label: name }])),
        { code: inWords, label: words('chart-measures.something-else') },
      ],
    },
    ...nameFieldsInWords(tools),
    {
      kind: 'text',
      id: 'value',
      label: label('value'),
      isRequired: true,
      width: 4,
      hint: words('chart-measures.value-hint'),
      shownBack: (typed) => (isVital(typed, names) ? valueShown(typed, tools) : shownInWords(typed, tools)),
    },
    {
      kind: 'moment',
      id: 'effective',
      label: words('chart-measures.when'),
      width: 3,
      hint: words('chart-measures.when-hint'),
    },
    {
      kind: 'choice',
      id: 'status',
      label: label('status'),
      width: 2,
      isAsked: ({ isNew }) => isNew !== 'yes',
      options: ({ stood }) => choices('ReportStatus', nextStates(screen, 'status', stood)),
    },
    ...rangeFieldsInWords(tools, (typed) => !isVital(typed, names)),
    { kind: 'text', id: 'absentReason', label: label('absentReason'), width: 4, longest: 60, isMore: true },
  ]
}

function isVital({ code = '' }: Typed, names: VitalNames): boolean {
  return names.has(code)
}

/** What was understood, and how it stands to what is usual. */
function valueShown({ value = '', code = '' }: Typed, { words }: FactTools): string | undefined {
  const measure = readMeasure(value, code)
  if (!measure) return undefined
  const measured = partsOf(measure, code)
  const text = writtenQuantities(measured.map(({ quantity }) => quantity))
  const usual = measured.map(writtenUsual).filter(Boolean).join(' / ')
  const standing = standingOfAll(measured)
  if (standing === 'Low' || standing === 'High')
    return words(standing === 'Low' ? 'chart-measures.low' : 'chart-measures.high', { text, usual })
  return words('entry.understood', { text })
}

function partsOf(measure: Measure, code: string): readonly Measured[] {
  if (measure.kind === 'one') return [{ code, quantity: measure.quantity }]
  return [
    { code: 'bp-systolic', quantity: measure.systolic },
    { code: 'bp-diastolic', quantity: measure.diastolic },
  ]
}

function typedOf(row: Observation): Typed {
  return {
    code: row.code.code,
    value: row.absentReason === undefined ? writtenMeasure(row) : '',
    low: String(row.referenceRange?.low ?? ''),
    high: String(row.referenceRange?.high ?? ''),
    status: row.status === 'Final' ? 'Amended' : row.status,
    stood: row.status,
    absentReason: row.absentReason ?? '',
  }
}

type Target = {
  readonly id: string
  readonly row: Observation | undefined
  readonly tools: FactTools
  readonly names: VitalNames
  readonly patientId: string
  readonly performer?: Reference
}

function make(typed: Typed, target: Target): Made {
  const { row, id, names, tools } = target
  if (row && isAsStored(typed, row)) return patched(row, { ...row, ...aboutOf(typed, target) })

  const { value = '', absentReason = '' } = typed
  const isAbsent = value.trim() === '' && absentReason.trim() !== ''
  const measured = isVital(typed, names) ? measuredIn(typed) : undefined
  const wrong = {
    ...(!measured && doubtInWords(typed, tools, names)),
    ...(!isAbsent && valueDoubt(typed, measured, tools)),
  }
  if (Object.keys(wrong).length > 0) return { ok: false, wrong }

  const found = measured ? measuredBody(measured, target) : bodyInWords(typed)
  const body = {
    ...aboutOf(typed, target),
    ...(isAbsent ? { absentReason: absentReason.trim() } : found),
  }
  if (!row) return { ok: true, change: { kind: 'create', type: 'Observation', id, body } }
  return patched(row, { ...withoutFindings(row), ...body })
}

function patched(row: Observation, after: Observation): Made {
  return { ok: true, change: { kind: 'patch', type: 'Observation', id: row.id, before: row, after } }
}

/** Nobody has touched what was found: it stays as it was written, of whatever kind it is. */
function isAsStored(typed: Typed, row: Observation): boolean {
  const stored = typedOf(row)
  return ['value', 'low', 'high', 'absentReason'].every((name) => (typed[name] ?? '') === stored[name])
}

function withoutFindings(row: Observation): Observation {
  const {
    value: _value,
    components: _components,
    absentReason: _absent,
    interpretation: _mark,
    referenceRange: _range,
    ...kept
  } = row
  return kept
}

function measuredIn({ value = '', code = '' }: Typed): readonly Measured[] {
  const measure = readMeasure(value, code)
  return measure ? partsOf(measure, code) : []
}

/** What was measured of whom, when and by whom; without a time it is now. */
function aboutOf(typed: Typed, { row, tools, names, patientId, performer }: Target) {
  const { code = '', effective = '' } = typed
  const isSign = isVital(typed, names)
  const wall = { date: effective.slice(0, 10), time: effective.slice(11, 16) }
  const now = row?.effective ?? tools.instant()
  return {
    patient: row?.patient ?? { id: patientId, resourceType: 'Patient' as const },
    status: valueAmong(reportStatuses, typed.status) ?? 'Final',
    category: row?.category ?? (isSign ? ('Vital' as const) : categoryInWords(typed)),
    code: row?.code ?? (isSign ? { code, display: names.get(code) ?? code } : codeInWords(typed)),
    effective: effective === '' ? now : momentOf(wall, tools.moments.timezone).instant,
    ...(!row && performer && { performer }),
  }
}

function valueDoubt(
  { value: text = '', absentReason = '' }: Typed,
  /** Undefined of what is no vital sign. */
  measured: readonly Measured[] | undefined,
  { words }: FactTools,
): Typed {
  if (absentReason.trim() !== '') return { absentReason: words('chart-measures.either') }
  if (text.trim() === '') return { value: words('entry.needed') }
  if (!measured) return {}
  if (measured.length === 0) return { value: words('chart-measures.not-a-measure') }
  const beyond = measured.flatMap(({ code, quantity }) => beyondLife(code, quantity) ?? [])[0]
  if (!beyond) return {}
  const { side, limit } = beyond
  return { value: words(side === 'least' ? 'stores.too-small' : 'stores.too-big', { limit }) }
}

function measuredBody(measured: readonly Measured[], { names, tools }: Target) {
  const [first, second] = measured
  const interpretation = standingOfAll(measured)
  const marked = interpretation ? { interpretation } : {}
  if (second)
    return {
      ...marked,
      components: measured.map(({ code, quantity }) => ({
        code: { code, display: names.get(code) ?? code },
        value: { quantity },
      })),
    }
  if (!first) return {}
  const usual = usualRange(first.code, first.quantity.unit ?? '')
  const hasRange = usual.low !== undefined || usual.high !== undefined
  return {
    ...marked,
    value: { quantity: first.quantity },
    ...(hasRange && { referenceRange: { ...usual, text: tools.words('chart-measures.usual') } }),
  }
}
