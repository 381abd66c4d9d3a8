import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { alwaysPlaces, alwaysResults, askedAlways } from '#shared/notes/asked-always/asked-always.ts'
import { openPlaceholder } from '#shared/notes/asked-always/say-placeholders.ts'
import { narrativeId } from '#shared/notes/editing/with-narrative.ts'
import { ruleFacts } from '#shared/notes/facts/rule-facts.ts'
import { otherMembersNamed } from '#shared/notes/group/other-members-named.ts'
import { judgingRules, placeOfServiceIn } from '#shared/notes/practice-rules.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { checkRules } from '#shared/rules/judging/check-rules.ts'
import type { RuleResult } from '#shared/rules/judging/rule-result.ts'
import { say } from '#shared/rules/sentence.ts'
import { isMendedInCoverage, placeInSession } from './place-in-session.ts'
import { pathOf, type SectionState } from './section-state.ts'
import type { Sheet } from './sheet.ts'

/** Where a check leads to: a question of a section, or of the session. */
export type Place = { readonly sectionId: string; readonly path: string }

/** Beside the sections, one line of the panel "Checks before signing". */
export type Check = {
  readonly key: string
  /** `todo`: it blocks, and nobody has tried to sign yet. */
  readonly weight: 'blocks' | 'todo' | 'warns' | 'informs' | 'passes' | 'skipped'
  readonly text: string
  readonly detail?: string
  /** Something is not there yet, and nothing that is there is wrong. */
  readonly isMissing?: boolean
  readonly place?: Place
  /** Nothing in the note mends it; who goes there can. */
  readonly address?: string
}

/** The id under which the session stands among the sections. */
export const sessionId = 'session'

type Speak = (id: string, parameters?: Readonly<Record<string, string | number>>) => string

/** What the rules say of the note and its session as they stand on this screen now. */
export function liveRules(
  loaded: LoadedNote,
  {
    note,
    encounter,
    now,
  }: { readonly note: Note; readonly encounter: Encounter | undefined; readonly now: string },
): readonly RuleResult[] {
  const { parts, preferences, rules } = loaded
  const session = encounter && parts.session && { ...parts.session, encounter }
  const facts = ruleFacts(
    { ...parts, note, session },
    {
      now,
      holidays: preferences?.holidayDates ?? [],
      timezone: preferences?.timezone ?? 'UTC',
      placeOfService: placeOfServiceIn(preferences ?? {}),
    },
  )
  return checkRules(judgingRules(rules, facts), facts, {
    timing: 'Live',
    overrides: [],
    mayOverrideBlocks: false,
  })
}

/** What is asked without a rule, of the note and its session as they stand on this screen now. */
export function liveAlways(
  { parts, preferences, definition }: LoadedNote,
  { note, encounter }: { readonly note: Note; readonly encounter: Encounter | undefined },
): readonly RuleResult[] {
  return alwaysResults(parts, {
    note,
    encounter,
    overrides: [],
    mayOverrideBlocks: false,
    chosen: {
      missingPlanLink: preferences?.missingPlanLink,
      requiresCarePlanLink: definition?.requiresCarePlanLink,
    },
  })
}

/** The same as lines of the panel; where something in the session mends it, the line leads there. */
export function alwaysLines(results: readonly RuleResult[], speak: Speak, note: Note): readonly Check[] {
  return results
    .filter(({ ruleId }) => ruleId === askedAlways)
    .map((result) => {
      const place = placeAlways(result.itemId, note)
      return {
        key: `${result.ruleId}/${result.itemId}`,
        weight: weightOf(result),
        isMissing: true,
        text: result.sentence ? say(result.sentence, speak) : '',
        ...(place && { place }),
      }
    })
}

/** In the session, or where the note itself has something left to fill in. */
function placeAlways(itemId: string, note: Note): Place | undefined {
  if (itemId === 'placeholders') return openPlaceholder(note)
  const path = alwaysPlaces[itemId]
  return path === undefined ? undefined : { sectionId: sessionId, path }
}

/** Whom the session is about, and which of its questions are asked in this note. */
export type Around = { readonly patientId?: string | undefined; readonly session: OpenAnswers | undefined }

/** The rules' results as lines of the panel; each leads to what can be mended in the session, or else in the chart. */
export function ruleLines(results: readonly RuleResult[], speak: Speak, around: Around): readonly Check[] {
  return results
    .filter(({ kind }) => kind)
    .map((result) => ({
      key: `${result.ruleId}/${result.itemId}/${result.member?.id ?? ''}`,
      weight: weightOf(result),
      isMissing: true,
      text: result.sentence ? say(result.sentence, speak) : speak(`rules.describe.${result.kind ?? ''}`),
      ...(result.member ? { detail: result.member.display } : {}),
      ...leadingTo(result, around),
    }))
}

function leadingTo(result: RuleResult, { patientId, session }: Around): Pick<Check, 'place' | 'address'> {
  const whose = result.member?.id ?? patientId
  if (isMendedInCoverage(result) && whose !== undefined) return { address: `/patients/${whose}/coverage` }
  const path = placeInSession(result, (asked) => session?.form.nodes.has(asked) === true)
  return path === undefined ? {} : { place: { sectionId: sessionId, path } }
}

const bySeverity = { Block: 'blocks', Warn: 'warns', Info: 'informs' } as const

function weightOf({ outcome, severity }: RuleResult): Check['weight'] {
  if (outcome === 'Fail') return bySeverity[severity]
  return outcome === 'Skipped' ? 'skipped' : 'passes'
}

/** Where a member's text names another member, as it stands on this screen now; each leads to the place. */
export function nameLines(
  { parts }: LoadedNote,
  { note, sheets }: { readonly note: Note; readonly sheets: readonly Sheet[] },
  speak: Speak,
): readonly Check[] {
  return otherMembersNamed(parts, note).flatMap(({ section, element, name }) => {
    const sheet = sheets[section]
    if (!sheet) return []
    return {
      key: `name/${section}/${element ?? ''}`,
      weight: 'warns' as const,
      text: speak('note.names-other-member', { name }),
      detail: sheet.title,
      place: { sectionId: sheet.id, path: element ?? narrativeId },
    }
  })
}

/** What the sections still lack. */
export function answerLines(
  sheets: readonly Sheet[],
  states: readonly SectionState[],
  speak: Speak,
): readonly Check[] {
  return sheets.flatMap((sheet) =>
    (states[sheet.index]?.findings ?? []).map((finding) => ({
      key: `${sheet.id}${finding.pointer}/${finding.message}`,
      weight: finding.weight,
      isMissing: finding.message === 'forms.required',
      text: speak(finding.message, finding.parameters),
      detail: sheet.title,
      place: { sectionId: sheet.id, path: pathOf(sheet.answers, finding.pointer) },
    })),
  )
}

/** The lines before anybody has tried to sign: what is missing is a thing to do, and only what is wrong blocks. */
export function asThingsToDo(checks: readonly Check[]): readonly Check[] {
  return checks.map((check) =>
    check.weight === 'blocks' && check.isMissing ? { ...check, weight: 'todo' } : check,
  )
}

/** What the server refused, as lines of the panel. */
export function serverLines(
  findings: readonly Finding[],
  sheets: readonly Sheet[],
  speak: Speak,
): readonly Check[] {
  return findings.map((finding) => {
    const place = placeOf(finding.pointer, sheets)
    return {
      key: `server${finding.pointer}/${finding.message}`,
      weight: finding.weight,
      text: speak(finding.message, finding.parameters),
      ...(place ? { place } : {}),
    }
  })
}

function placeOf(pointer: string, sheets: readonly Sheet[]): Place | undefined {
  const [, index, inner] = /^\/sections\/(\d+)\/data(\/.*)$/.exec(pointer) ?? []
  const sheet = sheets[Number(index)]
  return sheet && inner ? { sectionId: sheet.id, path: pathOf(sheet.answers, inner) } : undefined
}
