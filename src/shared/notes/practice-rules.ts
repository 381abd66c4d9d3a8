import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import { severityOf } from '#shared/rules/judging/judge-item.ts'
import { selectRules } from '#shared/rules/judging/select-rules.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'

type Chosen = Partial<
  Pick<PracticePreferences, 'overlappingSessionCheck' | 'requirePlaceOfService' | 'hidePlaceOfService'>
>

/** What the practice has chosen about places of service; the defaults where it has not. */
export function placeOfServiceIn(preferences: Chosen): NonNullable<RuleFacts['placeOfService']> {
  return {
    isRequired: preferences.requirePlaceOfService ?? true,
    isHidden: preferences.hidePlaceOfService ?? false,
  }
}

/** The rules of notes that a practice switches on by its preferences, and the note's definition by its flags, without a rule of their own (`src/shared/rules/README.md`, "Which rules run"). */
export function practiceRules(
  preferences: Chosen,
  { requiresDiagnosis = false }: Partial<Pick<NoteDefinition, 'requiresDiagnosis'>> = {},
): readonly NoteRule[] {
  const { overlappingSessionCheck = 'Off' } = preferences
  return [
    ...(requiresDiagnosis ? [diagnosisRule] : []),
    ...(overlappingSessionCheck === 'Off' ? [] : [overlapRule(overlappingSessionCheck)]),
    ...(placeOfServiceIn(preferences).isRequired ? [placeRule] : []),
  ]
}

/** The rules that judge this note; the questions for the place and for the diagnosis that no rule of the practice's own puts are left out where there is no session, or where another rule puts them as strictly. */
export function judgingRules(rules: readonly NoteRule[], facts: RuleFacts): readonly NoteRule[] {
  const selected = selectRules(rules, facts)
  const isPlaceAsked =
    facts.hasSession && !selected.some((rule) => rule.key !== placeRule.key && asksForPlace(rule))
  const isDiagnosisAsked =
    facts.hasSession && !selected.some((rule) => rule.key !== diagnosisRule.key && asksForDiagnosis(rule))
  return selected.filter(
    ({ key }) => (isPlaceAsked || key !== placeRule.key) && (isDiagnosisAsked || key !== diagnosisRule.key),
  )
}

/** Of a documentation note, which has no session, its definition's own rules are asked, by their keys, and of all others nothing but the date of service; of any other note all rules. */
export function rulesOfKind(
  kind: Note['kind'],
  rules: readonly NoteRule[],
  ownKeys: ReadonlySet<string>,
): readonly NoteRule[] {
  if (kind !== 'DocumentationNote') return rules
  return rules.flatMap((rule) => (ownKeys.has(rule.key) ? [rule] : onlyServiceDate(rule)))
}

/** Of a rule whose checks count each by itself, those of the date; one that combines them with others falls away as a whole. */
function onlyServiceDate(rule: NoteRule): readonly NoteRule[] {
  const { groups: _groups, items = [], ...rest } = rule
  const dates = items.filter((item) => item.kind === 'ServiceDate')
  const isApart = rule.combinator === 'And' || (dates.length === items.length && !rule.groups?.length)
  return isApart && dates.length > 0 ? [{ ...rest, items: dates }] : []
}

/** Without a diagnosis the note is blocked at signing, whatever the visit was. */
function asksForDiagnosis({ combinator, items = [] }: NoteRule): boolean {
  return (
    combinator === 'And' &&
    items.some(
      (item) =>
        item.kind === 'MissingDiagnosis' &&
        severityOf(item) === 'Block' &&
        item.evaluate !== 'Live' &&
        !item.visitStatuses &&
        !item.allowOverride,
    )
  )
}

/** Without a place the note is blocked at signing, and nobody may take that on. */
function asksForPlace({ combinator, items = [] }: NoteRule): boolean {
  return (
    combinator === 'And' &&
    items.some(
      (item) =>
        item.kind === 'LocationSelected' &&
        item.params?.requirePlaceOfService !== false &&
        severityOf(item) === 'Block' &&
        item.evaluate !== 'Live' &&
        !item.visitStatuses &&
        !item.allowOverride,
    )
  )
}

/** A rule of the preferences is kept nowhere; this is what a stored one would carry. */
const notStored = {
  resourceType: 'NoteRule',
  partition: '',
  meta: { versionId: '', lastModified: '', created: '', resourceSystem: '', securityLabels: [] },
  version: 1,
  status: 'Active',
  combinator: 'And',
  order: 0,
} as const

function overlapRule(severity: 'Warn' | 'Block'): NoteRule {
  return {
    ...notStored,
    id: 'practice-overlap',
    key: 'practice-overlap',
    name: 'Overlapping sessions',
    display: 'Overlapping sessions',
    items: [{ id: 'overlap', kind: 'SessionOverlap', severity }],
  }
}

/** What a definition asks by its flag is asked as its kind does where its author says nothing. */
const diagnosisRule: NoteRule = {
  ...notStored,
  id: 'definition-diagnosis',
  key: 'definition-diagnosis',
  name: 'Diagnosis',
  display: 'Diagnosis',
  order: Number.MAX_SAFE_INTEGER,
  items: [{ id: 'diagnosis', kind: 'MissingDiagnosis', severity: 'Block' }],
}

/** Only whether there is a place, asked last; whether it fits is for a rule of the practice's own to ask. */
const placeRule: NoteRule = {
  ...notStored,
  id: 'practice-place',
  key: 'practice-place',
  name: 'Place of service',
  display: 'Place of service',
  order: Number.MAX_SAFE_INTEGER,
  items: [
    {
      id: 'place',
      kind: 'LocationSelected',
      severity: 'Block',
      params: {
        requireLocation: false,
        requirePlaceOfService: true,
        allowedPlacesOfService: [],
        modeConsistency: false,
        requireAddressWhen: [],
        requirePatientState: false,
      },
    },
  ],
}
