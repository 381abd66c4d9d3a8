import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import type { RecordNeed } from '#shared/notes/related-records.ts'
import type { RuleOverride, RuleResult } from '#shared/rules/judging/rule-result.ts'
import type { Chosen, Looked, Opinion } from './opinion.ts'
import { sayCarried } from './say-carried.ts'
import { sayConsent } from './say-consent.ts'
import { sayLicence } from './say-licence.ts'
import { sayPassages } from './say-passages.ts'
import { sayPlaceholders } from './say-placeholders.ts'
import { sayPlanLink } from './say-plan-link.ts'
import { sayPlanReview } from './say-plan-review.ts'

type Asking = {
  readonly chosen: Chosen
  readonly overrides: readonly RuleOverride[]
  readonly mayOverrideBlocks: boolean
  readonly note?: Note
  readonly encounter?: Encounter | undefined
}

/** Under which the findings stand beside those of rules: the product itself asks. */
export const askedAlways = 'asked-always'

/** What these checks have to know beside the session; of a session that may still become one by telehealth, the consents too. */
export function alwaysNeeds(session?: Pick<Encounter, 'mode'>): readonly RecordNeed[] {
  const isInPerson = session?.mode === 'InPerson'
  return ['performer', 'plans', ...(isInPerson ? [] : ['consents' as const])]
}

const checks: Readonly<Record<string, (judged: Looked) => Opinion | undefined>> = {
  'plan-link': sayPlanLink,
  'plan-review': sayPlanReview,
  licence: sayLicence,
  consent: sayConsent,
  carried: sayCarried,
}

/** Where in the session each can be mended; the others in the note's own questions. */
export const alwaysPlaces: Readonly<Record<string, string>> = {
  licence: 'patientState',
  consent: 'consentConfirmed',
}

/**
 * The checks that no rule has to ask for (`src/shared/rules/README.md`, "What is asked always"): of every note whether something is left to
 * fill in or to be decided, the others of a session that took place; while the note is written, when it is called ready and at each signature alike.
 * What was not looked up is not said.
 */
export function alwaysResults(parts: NoteParts, asking: Asking): readonly RuleResult[] {
  const { note = parts.note } = asking
  const left = sayPlaceholders(note)
  const drafted = sayPassages(note, parts.session?.related?.transcriptions)
  const ofNote = [
    ...(left ? [resultOf('placeholders', left, asking)] : []),
    ...(drafted ? [resultOf('passages', drafted, asking)] : []),
  ]
  return [...ofNote, ...sessionResults(parts, note, asking)]
}

function sessionResults(parts: NoteParts, note: Note, asking: Asking): readonly RuleResult[] {
  const { session } = parts
  const { encounter = session?.encounter } = asking
  if (!session || !encounter || encounter.visitStatus !== 'Show') return []
  const judged: Looked = {
    note,
    session: { ...session, encounter },
    chosen: asking.chosen,
    isMemberPart: isMemberPart(note),
  }
  return Object.entries(checks).flatMap(([itemId, say]) => {
    const said = say(judged)
    return said ? resultOf(itemId, said, asking) : []
  })
}

function resultOf(
  itemId: string,
  { severity, isWrong, sentence }: Opinion,
  { overrides, mayOverrideBlocks }: Asking,
): RuleResult {
  const isTakenOn = overrides.some(
    (each) => each.ruleId === askedAlways && each.itemId === itemId && each.reason.trim() !== '',
  )
  const mayOverride = severity !== 'Block' || mayOverrideBlocks
  return {
    ruleId: askedAlways,
    ruleVersion: 1,
    itemId,
    severity,
    outcome: isWrong ? refusal(isTakenOn && mayOverride) : 'Pass',
    sentence,
    mayOverride,
    needsReason: true,
  }
}

function refusal(isTakenOn: boolean): RuleResult['outcome'] {
  return isTakenOn ? 'Overridden' : 'Fail'
}
