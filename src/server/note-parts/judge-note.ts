import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { Context } from '#server/operations/handler.ts'
import { withExpressed } from '#server/stores/expressions/with-expressed.ts'
import { type StoredSection, validateSections } from '#shared/forms/opening/link-sections.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { alwaysNeeds, alwaysResults } from '#shared/notes/asked-always/asked-always.ts'
import { ruleFacts } from '#shared/notes/facts/rule-facts.ts'
import { ownSections } from '#shared/notes/group/is-member-part.ts'
import { otherMembersResult } from '#shared/notes/group/other-members-named.ts'
import { noteInRound } from '#shared/notes/in-round.ts'
import { noteContext } from '#shared/notes/note-context.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { judgingRules, placeOfServiceIn, practiceRules } from '#shared/notes/practice-rules.ts'
import { needsOf, withRelated } from '#shared/notes/with-related.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { checkRules } from '#shared/rules/judging/check-rules.ts'
import type { RuleOverride, RuleResult } from '#shared/rules/judging/rule-result.ts'
import { definitionOfNote } from './definition-of-note.ts'
import { innerFindings } from './inner-findings.ts'
import { loadRules } from './load-rules.ts'
import { loadSections, type SectionForm } from './load-sections.ts'
import { openAlerts } from './open-alerts.ts'
import type { Preferences } from './practice-preferences.ts'
import { storeReader } from './store-reader.ts'

/** What the server says of a note that wants to be signed. */
export type Judgement = {
  readonly results: readonly RuleResult[]
  /** What is missing or wrong in the answers, and the critical alerts of questionnaires that belong to it. */
  readonly findings: readonly Finding[]
}

/** Judges the stored note, with the amendment that is open: its rules as they are asked at signing, and every section's answers as a finished form. */
export async function judgeNote(
  context: Context,
  stored: NoteParts,
  asked: { readonly preferences: Preferences; readonly overrides: readonly RuleOverride[] },
): Promise<Outcome<Judgement>> {
  const parts = { ...stored, note: noteInRound(stored.note) }
  const definition = await definitionOfNote(context, parts.note.definition)
  if (!definition.ok) return definition

  const results = await ruleResults(context, parts, { ...asked, definition: definition.value })
  if (!results.ok) return results
  // What all members have in common is judged where it is written; members hold copies of it behind their own sections.
  const sections = await loadSections(context, { ...parts.note, sections: ownSections(parts.note) })
  if (!sections.ok) return sections

  const alerts = await openAlerts(context, parts.note)
  if (!alerts.ok) return alerts

  const surroundings = { now: context.now.iso, timezone: asked.preferences.timezone }
  const formContext = noteContext(parts, surroundings)
  const found = await sectionFindings(context, sections.value, formContext)
  if (!found.ok) return found
  const inside = await insideFindings(context, sections.value, formContext)
  if (!inside.ok) return inside
  return succeeded({
    results: results.value,
    findings: [...found.value, ...inside.value, ...alerts.value],
  })
}

async function ruleResults(
  context: Context,
  parts: NoteParts,
  asked: {
    readonly preferences: Preferences
    readonly overrides: readonly RuleOverride[]
    readonly definition: NoteDefinition
  },
): Promise<Outcome<readonly RuleResult[]>> {
  const rules = await loadRules(context, parts, asked)
  if (!rules.ok) return rules

  const wanted = [...rules.value, ...practiceRules(asked.preferences, asked.definition)]
  const known = await withRelated(storeReader(context), parts, [
    ...needsOf(wanted),
    ...alwaysNeeds(parts.session?.encounter),
    'transcriptions',
  ])
  if (!known.ok) return known
  return succeeded(
    resultsAtSigning(known.value, {
      ...{ wanted, definition: asked.definition, preferences: asked.preferences },
      ...{ overrides: asked.overrides, now: context.now.iso },
      mayOverrideBlocks: hasFlag(context.actor.granted, 'CanOverrideNoteRules'),
    }),
  )
}

/** By what a note is judged when it is signed. */
type Judging = {
  /** The rules that may judge it, those that the practice has switched on among them. */
  readonly wanted: readonly NoteRule[]
  readonly definition: Pick<NoteDefinition, 'requiresCarePlanLink'>
  readonly preferences: Preferences
  readonly overrides: readonly RuleOverride[]
  readonly mayOverrideBlocks: boolean
  readonly now: string
}

/** What the rules, and what is asked without one, say of a note with all that they ask for. */
export function resultsAtSigning(
  known: NoteParts,
  { wanted, definition, preferences, overrides, mayOverrideBlocks, now }: Judging,
): readonly RuleResult[] {
  const facts = ruleFacts(known, {
    now,
    holidays: preferences.holidayDates,
    timezone: preferences.timezone,
    placeOfService: placeOfServiceIn(preferences),
  })
  const asking = { timing: 'AtSign', overrides, mayOverrideBlocks } as const
  return [
    ...checkRules(judgingRules(wanted, facts), facts, asking),
    ...otherMembersResult(known, asking),
    ...alwaysResults(known, {
      ...asking,
      chosen: { ...preferences, requiresCarePlanLink: definition.requiresCarePlanLink },
    }),
  ]
}

/** What is wrong in the sections when the note is to be finished; a hidden section asks nothing, though others may ask it. */
async function sectionFindings(
  context: Context,
  sections: readonly SectionForm[],
  around: FormContext,
): Promise<Outcome<readonly Finding[]>> {
  const stored: StoredSection[] = []
  for (const { section, form } of sections) {
    const key = `${section.form.id}/${section.form.versionId ?? ''}`
    const known = await withExpressed(context.express, { key, form, answers: section.data, context: around })
    if (!known.ok) return known
    const { expressed } = known.value
    const isRequired = section.required === true && !section.narrative?.trim()
    stored.push({ key: section.key, form, answers: section.data, expressed, isRequired })
  }
  const findings = validateSections(stored, 'final', around)
  return succeeded(
    sections.flatMap(({ section, index }, place) =>
      (section.hidden ? [] : (findings[place] ?? []))
        .filter((finding) => finding.weight === 'blocks')
        .map((finding) => ({ ...finding, pointer: `/sections/${index}/data${finding.pointer}` })),
    ),
  )
}

/** The same for the forms that stand inside those of the sections. */
async function insideFindings(
  context: Context,
  sections: readonly SectionForm[],
  formContext: FormContext,
): Promise<Outcome<readonly Finding[]>> {
  const all: Finding[] = []
  for (const { section, form, index } of sections.filter((each) => !each.section.hidden)) {
    const filled = { form, answers: section.data }
    const found = await innerFindings(context, filled, { mode: 'final', context: formContext })
    if (!found.ok) return found
    const blocking = found.value.filter(({ weight }) => weight === 'blocks')
    all.push(...blocking.map((each) => ({ ...each, pointer: `/sections/${index}/data${each.pointer}` })))
  }
  return succeeded(all)
}
