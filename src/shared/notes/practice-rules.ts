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

/** The rules of notes that a practice switches on by its preferences, without a rule of its own (`src/shared/rules/README.md`, "Which rules run"). */
export function practiceRules(preferences: Chosen): readonly NoteRule[] {
  const { overlappingSessionCheck = 'Off' } = preferences
  return [
    ...(overlappingSessionCheck === 'Off' ? [] : [overlapRule(overlappingSessionCheck)]),
    ...(placeOfServiceIn(preferences).isRequired ? [placeRule] : []),
  ]
}

/** The rules that judge this note; the practice's own question for the place is left out where there is no session, or where another rule puts it as strictly. */
export function judgingRules(rules: readonly NoteRule[], facts: RuleFacts): readonly NoteRule[] {
  const selected = selectRules(rules, facts)
  const isAsked =
    facts.hasSession && !selected.some((rule) => rule.key !== placeRule.key && asksForPlace(rule))
  return isAsked ? selected : selected.filter(({ key }) => key !== placeRule.key)
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
