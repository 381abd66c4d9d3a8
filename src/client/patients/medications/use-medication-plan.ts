import { useEffect, useMemo, useState } from 'react'
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
import { medicationKinds } from '#generated/enumerations/medication-kind.ts'
import { medicationStatuses } from '#generated/enumerations/medication-status.ts'
import { screen } from '#generated/screens/medication.ts'
import type { Medication } from '#generated/types/medication.ts'
import type { Patient } from '#generated/types/patient.ts'
import { directionsOf, storedDirections } from '#shared/chart/directions.ts'
import { readMedicationLine } from '#shared/chart/medication-line.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { areDirectionsTooLong, understoodDirections } from './directions.ts'
import { indicationField, indicationOf, useIndications } from './indications.ts'
import { type ListedMedication, listedMedications, seekMedications } from './seek-medications.ts'

/** The plan of a medication's fields: its name, how it is taken in one line, since when. */
export function useMedicationPlan(patient: Patient): FactPlan<Medication> {
  const tools = useFactTools()
  const problems = useIndications(patient)
  const [listed, setListed] = useState<readonly ListedMedication[]>([])
  useEffect(() => {
    listedMedications().then(setListed, () => undefined)
  }, [])
  return useMemo(
    () => ({
      type: 'Medication',
      patientId: patient.id,
      title: tools.words('chart-medications.entry'),
      fields: [...fieldsOf(tools, listed), indicationField(tools, problems)],
      blank: { isNew: 'yes' },
      typedOf,
      make: (typed, target) => make(typed, { ...target, tools, problems, patientId: patient.id }),
      lineOf: (typed) => [typed.medication, typed.line].filter(Boolean).join(' '),
    }),
    [tools, listed, problems, patient.id],
  )
}

const isOver = ({ status = '' }: Typed) => status === 'Stopped' || status === 'Completed'

function fieldsOf(tools: FactTools, listed: readonly ListedMedication[]): readonly FactField[] {
  const { words, labels, dateShown } = tools
  const label = (name: string) => labels(`field.Medication.${name}`)
  return [
    {
      kind: 'search',
      id: 'medication',
      label: label('medication'),
      isRequired: true,
      width: 4,
      hint: words('chart-medications.name-hint'),
      seek: seekMedications,
      none: words('chart-medications.none-found'),
      chosen: ({ code }) => knownOf(listed.find((each) => each.code === code)),
    },
    {
      kind: 'text',
      id: 'line',
      label: words('chart-medications.line'),
      width: 6,
      longest: 180,
      hint: words('chart-medications.line-hint'),
      shownBack: (typed) => lineShown(typed, tools, listed),
    },
    {
      kind: 'text',
      id: 'startDate',
      label: label('startDate'),
      width: 2,
      hint: words('entry.date-hint'),
      shownBack: dateShown('startDate'),
    },
    ...endFieldsOf(tools),
  ]
}

/** How it stands, why and when it ended, and what is rarely said. */
function endFieldsOf({ labels, choices, dateShown }: FactTools): readonly FactField[] {
  const label = (name: string) => labels(`field.Medication.${name}`)
  return [
    {
      kind: 'choice',
      id: 'status',
      label: label('status'),
      width: 3,
      isAsked: ({ isNew }) => isNew !== 'yes',
      options: ({ stood }) => choices('MedicationStatus', nextStates(screen, 'status', stood)),
    },
    {
      kind: 'text',
      id: 'stopReason',
      label: label('stopReason'),
      isRequired: true,
      width: 6,
      longest: 200,
      isAsked: ({ status }) => status === 'Stopped',
    },
    {
      kind: 'text',
      id: 'endDate',
      label: label('endDate'),
      isRequired: true,
      width: 3,
      isAsked: isOver,
      shownBack: dateShown('endDate'),
    },
    {
      kind: 'choice',
      id: 'kind',
      label: label('kind'),
      width: 3,
      isMore: true,
      emptyText: labels('enumeration.MedicationKind.Prescribed'),
      options: () => choices('MedicationKind', medicationKinds.slice(1)),
    },
    { kind: 'text', id: 'prescriber', label: label('prescriber'), width: 4, isMore: true, longest: 120 },
    { kind: 'tick', id: 'psychotropic', label: label('psychotropic'), width: 3, isMore: true },
  ]
}

/** What the list knows of a medication that was chosen. */
function knownOf(listed: ListedMedication | undefined): Typed {
  if (!listed) return {}
  return {
    psychotropic: listed.isPsychotropic ? 'yes' : '',
    kind: listed.kind === 'Prescribed' ? '' : listed.kind,
  }
}

function lineShown(
  typed: Typed,
  { words }: FactTools,
  listed: readonly ListedMedication[],
): string | undefined {
  const text = typed.line ?? ''
  if (text.trim() !== '') return understoodDirections(readMedicationLine(text), words)
  const chosen = listed.find(({ code }) => code === typed[codeOf('medication')])
  return chosen && words('chart-medications.strengths', { strengths: chosen.strengths.join(', ') })
}

function typedOf(row: Medication): Typed {
  return {
    medication: row.medication?.display ?? '',
    [codeOf('medication')]: row.medication?.code ?? '',
    line: directionsOf(row),
    startDate: row.startDate ?? '',
    endDate: row.endDate ?? '',
    status: row.status,
    stood: row.status,
    stopReason: row.stopReason ?? '',
    kind: row.kind === 'Prescribed' ? '' : row.kind,
    prescriber: row.prescriber?.text ?? '',
    psychotropic: row.psychotropic ? 'yes' : '',
    indication: row.indication?.id ?? '',
  }
}

type Target = {
  readonly id: string
  readonly row: Medication | undefined
  readonly tools: FactTools
  readonly problems: readonly ShownOption[]
  readonly patientId: string
}

function make(typed: Typed, { id, row, tools, problems, patientId }: Target): Made {
  const name = (typed.medication ?? '').trim()
  const line = typed.line ?? ''
  const isSameLine = row !== undefined && line === directionsOf(row)
  const directions = isSameLine ? row : storedDirections(readMedicationLine(line))
  const wrong = doubts(typed, tools, {
    isNamed: name !== '' || row?.noMedications === true,
    isLong: !isSameLine && areDirectionsTooLong(directions),
  })
  if (Object.keys(wrong).length > 0) return { ok: false, wrong }

  const body = {
    patient: row?.patient ?? { id: patientId, resourceType: 'Patient' as const },
    status: valueAmong(medicationStatuses, typed.status) ?? 'Active',
    kind: valueAmong(medicationKinds, typed.kind) ?? 'Prescribed',
    psychotropic: typed.psychotropic === 'yes',
    ...(name !== '' && { medication: medicationOf(name, typed[codeOf('medication')], row) }),
    ...directionsIn(directions),
    ...datesOf(typed, tools),
    ...prescriberOf(typed, row),
    ...indicationOf(typed, problems, row),
  }
  if (!row) return { ok: true, change: { kind: 'create', type: 'Medication', id, body } }
  const after = { ...withoutTyped(row), ...body }
  return { ok: true, change: { kind: 'patch', type: 'Medication', id, before: row, after } }
}

function doubts(
  typed: Typed,
  { words, dateDoubt }: FactTools,
  { isNamed, isLong }: { readonly isNamed: boolean; readonly isLong: boolean },
): Typed {
  const isUnexplained = typed.status === 'Stopped' && (typed.stopReason ?? '').trim() === ''
  return {
    ...(!isNamed && { medication: words('entry.needed') }),
    ...(isLong && { line: words('chart-medications.line-long') }),
    ...(isUnexplained && { stopReason: words('entry.needed') }),
    ...dateDoubt('startDate', typed, false),
    ...(isOver(typed) ? dateDoubt('endDate', typed, true) : {}),
  }
}

/** A name in words has itself as its code, in small letters, so that the same one is found again. */
function medicationOf(display: string, code: string | undefined, row: Medication | undefined) {
  if (row?.medication?.display === display) return row.medication
  return { code: code || display.toLowerCase().slice(0, 64), display }
}

function directionsIn({
  dose,
  route,
  frequency,
  asNeeded,
}: Pick<Medication, 'dose' | 'route' | 'frequency' | 'asNeeded'>) {
  return { ...(dose && { dose }), ...(route && { route }), ...(frequency && { frequency }), asNeeded }
}

function datesOf(typed: Typed, { dateOf }: FactTools) {
  const startDate = dateOf(typed.startDate)
  const endDate = isOver(typed) ? dateOf(typed.endDate) : undefined
  const stopReason = typed.status === 'Stopped' ? (typed.stopReason ?? '').trim() : ''
  return { ...(startDate && { startDate }), ...(endDate && { endDate }), ...(stopReason && { stopReason }) }
}

/** Somebody of the practice stays; the name is of somebody outside. */
function prescriberOf({ prescriber = '' }: Typed, row: Medication | undefined) {
  const text = prescriber.trim()
  const { practitioner } = row?.prescriber ?? {}
  if (text === '' && !practitioner) return {}
  return { prescriber: { ...(practitioner && { practitioner }), ...(text && { text }) } }
}

function withoutTyped(row: Medication): Omit<Medication, TypedMember> {
  const { dose: _dose, route: _route, frequency: _frequency, prescriber: _prescriber, ...others } = row
  const { startDate: _start, endDate: _end, stopReason: _reason, indication: _problem, ...kept } = others
  return kept
}

type TypedMember =
  | 'dose'
  | 'route'
  | 'frequency'
  | 'prescriber'
  | 'startDate'
  | 'endDate'
  | 'stopReason'
  | 'indication'
