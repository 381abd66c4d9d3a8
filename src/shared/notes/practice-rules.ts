import type { NoteRule } from '#generated/types/note-rule.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { RuleFacts } from '#shared/rules/facts.ts'

type Chosen = Partial<
  Pick<PracticePreferences, 'overlappingSessionCheck' | 'requirePlaceOfService' | 'hidePlaceOfService'>
>

/** What the practice has chosen about places of service; the specification's defaults where it has not. */
export function placeOfServiceIn(preferences: Chosen): NonNullable<RuleFacts['placeOfService']> {
  return {
    isRequired: preferences.requirePlaceOfService ?? true,
    isHidden: preferences.hidePlaceOfService ?? false,
  }
}

/** The rules that a practice switches on by its preferences, without a rule of its own (note-rules §1.1, §5). */
export function practiceRules({ overlappingSessionCheck = 'Off' }: Chosen): readonly NoteRule[] {
  if (overlappingSessionCheck === 'Off') return []
  return [
    {
      ...notStored,
      id: 'practice-overlap',
      key: 'practice-overlap',
      name: 'Overlapping sessions',
      display: 'Overlapping sessions',
      version: 1,
      status: 'Active',
      combinator: 'And',
      order: 0,
      items: [{ id: 'overlap', kind: 'SessionOverlap', severity: overlappingSessionCheck }],
    },
  ]
}

/** A rule of the preferences is kept nowhere; this is what a stored one would carry. */
const notStored = {
  resourceType: 'NoteRule',
  partition: '',
  meta: { versionId: '', lastModified: '', created: '', resourceSystem: '', securityLabels: [] },
} as const
