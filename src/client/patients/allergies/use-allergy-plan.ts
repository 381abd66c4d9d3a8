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
import { allergyCategories } from '#generated/enumerations/allergy-category.ts'
import { allergyCriticalities } from '#generated/enumerations/allergy-criticality.ts'
import { allergyKinds } from '#generated/enumerations/allergy-kind.ts'
import { allergyStatuses } from '#generated/enumerations/allergy-status.ts'
import { reactionSeverities } from '#generated/enumerations/reaction-severity.ts'
import { screen } from '#generated/screens/allergy.ts'
import type { Allergy } from '#generated/types/allergy.ts'
import type { Patient } from '#generated/types/patient.ts'

/** The plan of an allergy's fields: to what, what happens, how dangerous it is. */
export function useAllergyPlan(patient: Patient): FactPlan<Allergy> {
  const tools = useFactTools()
  return useMemo(
    () => ({
      type: 'Allergy',
      patientId: patient.id,
      title: tools.words('chart-allergies.entry'),
      fields: fieldsOf(tools),
      blank: { isNew: 'yes', category: 'Medication', criticality: 'Unknown' },
      typedOf,
      make: (typed, target) => make(typed, { ...target, tools, patientId: patient.id }),
      lineOf: (typed) => typed.substance ?? '',
    }),
    [tools, patient.id],
  )
}

function fieldsOf({ words, labels, choices, dateShown }: FactTools): readonly FactField[] {
  const label = (name: string) => labels(`field.Allergy.${name}`)
  return [
    { kind: 'text', id: 'substance', label: label('substance'), isRequired: true, width: 4, longest: 200 },
    { kind: 'text', id: 'reaction', label: words('chart-allergies.reaction'), width: 4, longest: 100 },
    {
      kind: 'choice',
      id: 'severity',
      label: words('chart-allergies.severity'),
      width: 4,
      emptyText: words('chart-allergies.severity-unknown'),
      options: () => choices('ReactionSeverity', reactionSeverities),
    },
    {
      kind: 'choice',
      id: 'criticality',
      label: label('criticality'),
      width: 2,
      options: () => choices('AllergyCriticality', allergyCriticalities),
    },
    {
      kind: 'choice',
      id: 'category',
      label: label('category'),
      width: 2,
      options: () => choices('AllergyCategory', allergyCategories),
    },
    {
      kind: 'choice',
      id: 'status',
      label: label('status'),
      width: 3,
      isAsked: ({ isNew }) => isNew !== 'yes',
      options: ({ stood }) => choices('AllergyStatus', nextStates(screen, 'status', stood)),
    },
    {
      kind: 'choice',
      id: 'kind',
      label: label('kind'),
      width: 3,
      isMore: true,
      emptyText: labels('enumeration.AllergyKind.Allergy'),
      options: () => choices('AllergyKind', allergyKinds.slice(1)),
    },
    {
      kind: 'text',
      id: 'onset',
      label: label('onset'),
      width: 3,
      isMore: true,
      hint: words('entry.date-hint'),
      shownBack: dateShown('onset'),
    },
  ]
}

function typedOf(row: Allergy): Typed {
  const [first] = row.reactions ?? []
  return {
    substance: row.substance?.display ?? '',
    [codeOf('substance')]: row.substance?.code ?? '',
    reaction: first?.manifestation ?? '',
    severity: first?.severity ?? '',
    criticality: row.criticality,
    category: row.category,
    status: row.status,
    stood: row.status,
    kind: row.kind === 'Allergy' ? '' : row.kind,
    onset: row.onset ?? '',
  }
}

type Target = {
  readonly id: string
  readonly row: Allergy | undefined
  readonly tools: FactTools
  readonly patientId: string
}

function make(typed: Typed, target: Target): Made {
  const wrong = doubts(typed, target)
  if (Object.keys(wrong).length > 0) return { ok: false, wrong }
  const { id, row } = target
  const body = bodyOf(typed, target)
  if (!row) return { ok: true, change: { kind: 'create', type: 'Allergy', id, body } }
  const { onset: _onset, reactions: _reactions, ...kept } = row
  return {
    ok: true,
    change: { kind: 'patch', type: 'Allergy', id, before: row, after: { ...kept, ...body } },
  }
}

function doubts(typed: Typed, { row, tools: { words, dateDoubt } }: Target): Typed {
  const isNamed = (typed.substance ?? '').trim() !== '' || row?.noKnownAllergies
  const isOfNothing = (typed.reaction ?? '').trim() === '' && typed.severity
  return {
    ...(!isNamed && { substance: words('entry.needed') }),
    ...(isOfNothing && { reaction: words('entry.needed') }),
    ...dateDoubt('onset', typed, false),
  }
}

function bodyOf(typed: Typed, { row, tools, patientId }: Target) {
  const substance = (typed.substance ?? '').trim()
  const onset = tools.dateOf(typed.onset)
  const reactions = reactionsOf(typed, row)
  return {
    patient: row?.patient ?? { id: patientId, resourceType: 'Patient' as const },
    kind: valueAmong(allergyKinds, typed.kind) ?? 'Allergy',
    category: valueAmong(allergyCategories, typed.category) ?? 'Medication',
    criticality: valueAmong(allergyCriticalities, typed.criticality) ?? 'Unknown',
    status: valueAmong(allergyStatuses, typed.status) ?? 'Active',
    ...(substance !== '' && { substance: substanceOf(substance, row) }),
    ...(reactions.length > 0 && { reactions }),
    ...(onset && { onset }),
  }
}

/** A substance in words; its code is what it is called, in small letters, so that the same one is found again. */
function substanceOf(display: string, row: Allergy | undefined) {
  if (row?.substance?.display === display) return row.substance
  return { code: display.toLowerCase().slice(0, 64), display }
}

/** The reaction that is typed is the first one, its severity as far as it is known; the others stay. */
function reactionsOf(typed: Typed, row: Allergy | undefined): NonNullable<Allergy['reactions']> {
  const [first, ...others] = row?.reactions ?? []
  const manifestation = (typed.reaction ?? '').trim()
  const severity = valueAmong(reactionSeverities, typed.severity)
  if (manifestation === '') return others
  const { severity: _before, ...kept } = first ?? {}
  return [{ ...kept, manifestation, ...(severity && { severity }) }, ...others]
}
