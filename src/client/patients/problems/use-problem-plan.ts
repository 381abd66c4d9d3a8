import { useMemo } from 'react'
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
import { type ConditionCategory, conditionCategories } from '#generated/enumerations/condition-category.ts'
import { conditionClinicalStatuses } from '#generated/enumerations/condition-clinical-status.ts'
import { conditionSeverities } from '#generated/enumerations/condition-severity.ts'
import { conditionVerifications } from '#generated/enumerations/condition-verification.ts'
import { screen } from '#generated/screens/condition.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Patient } from '#generated/types/patient.ts'
import { seekConditions } from './seek-conditions.ts'
import { useProgramCodes } from './use-program-codes.ts'

const system = 'http://hl7.org/fhir/sid/icd-10-cm'

/** The plan of a problem's fields: what it is, since when, how sure, how it stands. */
export function useProblemPlan(patient: Patient): FactPlan<Condition> {
  const tools = useFactTools()
  const programCodes = useProgramCodes(patient.id)
  return useMemo(
    () => ({
      type: 'Condition',
      patientId: patient.id,
      title: tools.words('chart-problems.entry'),
      fields: [...codeFieldsOf(tools, programCodes), ...fieldsOf(tools)],
      blank: { isNew: 'yes', verification: 'Confirmed' },
      typedOf,
      make: (typed, target) => make(typed, { ...target, tools, patientId: patient.id }),
      lineOf: (typed) => typed.code ?? '',
    }),
    [tools, patient.id, programCodes],
  )
}

const isKnown = ({ isNew }: Typed) => isNew !== 'yes'

/** What it is: among the codes of the patient's programs until all of them are asked for. */
function codeFieldsOf({ words }: FactTools, programCodes: readonly string[]): readonly FactField[] {
  const search = {
    kind: 'search',
    id: 'code',
    label: words('chart-problems.what'),
    isRequired: true,
    width: 6,
    hint: words('chart-problems.what-hint'),
    seek: (text: string) => seekConditions(text),
    none: words('chart-problems.none-found'),
  } as const
  if (programCodes.length === 0) return [search]
  const wantsAll = ({ allCodes }: Typed) => allCodes === 'yes'
  return [
    {
      ...search,
      hint: words('chart-problems.program-hint'),
      isAsked: (typed) => !wantsAll(typed),
      seek: (text) => seekConditions(text, programCodes),
    },
    { ...search, isAsked: wantsAll },
    { kind: 'tick', id: 'allCodes', label: words('chart-problems.all-codes'), width: 6 },
  ]
}

function fieldsOf(tools: FactTools): readonly FactField[] {
  const { words, labels, choices, dateShown } = tools
  const label = (name: string) => labels(`field.Condition.${name}`)
  return [
    {
      kind: 'text',
      id: 'onsetDate',
      label: label('onsetDate'),
      width: 3,
      hint: words('entry.date-hint'),
      shownBack: dateShown('onsetDate'),
    },
    {
      kind: 'choice',
      id: 'verification',
      label: label('verification'),
      width: 3,
      options: ({ was }) => choices('ConditionVerification', nextStates(screen, 'verification', was)),
    },
    ...stateFieldsOf(tools),
  ]
}

/** How it stands, and what is rarely said. */
function stateFieldsOf({ words, labels, choices, dateShown }: FactTools): readonly FactField[] {
  const label = (name: string) => labels(`field.Condition.${name}`)
  return [
    {
      kind: 'choice',
      id: 'clinicalStatus',
      label: label('clinicalStatus'),
      width: 3,
      isAsked: isKnown,
      options: ({ stood }) => choices('ConditionClinicalStatus', nextStates(screen, 'clinicalStatus', stood)),
    },
    {
      kind: 'text',
      id: 'resolutionDate',
      label: label('resolutionDate'),
      width: 3,
      isRequired: true,
      isAsked: ({ clinicalStatus }) => clinicalStatus === 'Resolved',
      shownBack: dateShown('resolutionDate'),
    },
    {
      kind: 'choice',
      id: 'severity',
      label: label('severity'),
      width: 3,
      isMore: true,
      emptyText: words('entry.not-said'),
      options: () => choices('ConditionSeverity', conditionSeverities),
    },
    {
      kind: 'choice',
      id: 'category',
      label: label('category'),
      width: 3,
      isMore: true,
      emptyText: words('chart-problems.category-by-code'),
      options: () => choices('ConditionCategory', conditionCategories),
    },
    { kind: 'text', id: 'specifiers', label: label('specifiers'), width: 6, isMore: true, longest: 120 },
  ]
}

function typedOf(row: Condition): Typed {
  return {
    code: row.code.display,
    [codeOf('code')]: row.code.code,
    onsetDate: row.onsetDate ?? '',
    resolutionDate: row.resolutionDate ?? '',
    verification: row.verification,
    was: row.verification,
    clinicalStatus: row.clinicalStatus,
    stood: row.clinicalStatus,
    severity: row.severity ?? '',
    category: row.category,
    specifiers: (row.specifiers ?? []).join(', '),
  }
}

type Target = {
  readonly id: string
  readonly row: Condition | undefined
  readonly tools: FactTools
  readonly patientId: string
}

function make(typed: Typed, target: Target): Made {
  const wrong = doubts(typed, target.tools)
  if (Object.keys(wrong).length > 0) return { ok: false, wrong }
  const { id, row } = target
  const body = bodyOf(typed, target)
  if (!row) return { ok: true, change: { kind: 'create', type: 'Condition', id, body } }
  const {
    severity: _severity,
    onsetDate: _onset,
    resolutionDate: _end,
    specifiers: _specifiers,
    ...kept
  } = row
  return {
    ok: true,
    change: { kind: 'patch', type: 'Condition', id, before: row, after: { ...kept, ...body } },
  }
}

const isResolved = ({ clinicalStatus }: Typed) => clinicalStatus === 'Resolved'

function doubts(typed: Typed, { words, dateDoubt }: FactTools): Typed {
  const isChosen = (typed[codeOf('code')] ?? '') !== ''
  return {
    ...(!isChosen && { code: words(typed.code ? 'chart-problems.choose' : 'entry.needed') }),
    ...dateDoubt('onsetDate', typed, false),
    ...(isResolved(typed) ? dateDoubt('resolutionDate', typed, true) : {}),
  }
}

function bodyOf(typed: Typed, { row, tools: { dateOf }, patientId }: Target) {
  const code = typed[codeOf('code')] ?? ''
  const onsetDate = dateOf(typed.onsetDate)
  const resolutionDate = isResolved(typed) ? dateOf(typed.resolutionDate) : undefined
  const severity = valueAmong(conditionSeverities, typed.severity)
  const specifiers = (typed.specifiers ?? '').split(',').flatMap((each) => each.trim() || [])
  return {
    ...subjectAndCode(typed, row, patientId),
    category: valueAmong(conditionCategories, typed.category) ?? categoryOf(code),
    clinicalStatus: valueAmong(conditionClinicalStatuses, typed.clinicalStatus) ?? 'Active',
    verification: valueAmong(conditionVerifications, typed.verification) ?? 'Provisional',
    ...(severity && { severity }),
    ...(onsetDate && { onsetDate }),
    ...(resolutionDate && { resolutionDate }),
    ...(specifiers.length > 0 && { specifiers }),
  }
}

function subjectAndCode(typed: Typed, row: Condition | undefined, patientId: string) {
  const code = typed[codeOf('code')] ?? ''
  return {
    subject: row?.subject ?? { id: patientId, resourceType: 'Patient' as const },
    code: row?.code.code === code ? row.code : { code, display: typed.code ?? code, system },
  }
}

/** What the code says it is to care: Z55 to Z65 are social needs, all others diagnoses. */
function categoryOf(code: string): ConditionCategory {
  return /^Z(?:5[5-9]|6[0-5])/.test(code) ? 'SocialNeed' : 'Diagnosis'
}
