import type { RuleSeverity } from '#generated/enumerations/rule-severity.ts'
import type { NoteRule } from '#generated/types/note-rule.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'
import { type Sentence, sentence } from '#shared/rules/sentence.ts'
import { type Asking, type Judging, overrideOf } from './asking.ts'
import { judgeItem, severityOf } from './judge-item.ts'
import type { RuleResult } from './rule-result.ts'

/** What the rules say of the note, one result per line of the Checks panel. Pure: the browser asks to guide, the server to decide. */
export function checkRules(
  rules: readonly NoteRule[],
  facts: RuleFacts,
  asking: Asking,
): readonly RuleResult[] {
  return rules.flatMap((rule) => judgeGroup(rule, { rule, facts, asking }).results)
}

type Group = {
  readonly combinator: NoteRule['combinator']
  readonly items?: readonly RuleItem[] | undefined
  readonly groups?: readonly Group[] | undefined
  readonly severity?: RuleSeverity | undefined
  readonly message?: string | undefined
}

/** One member of a group: what it comes to, and what it would say. */
type Voice = {
  readonly outcome: RuleResult['outcome']
  readonly results: readonly RuleResult[]
  readonly complaints: readonly Sentence[]
  readonly description: Sentence
}

function judgeGroup(group: Group, judging: Judging): Voice {
  const inner = group.combinator === 'And' ? judging : withoutOverrides(judging)
  const voices = [
    ...(group.items ?? []).map((item) => itemVoice(item, inner)),
    ...(group.groups ?? []).map((each) => judgeGroup(each, inner)),
  ]
  return combinators[group.combinator](group, voices, judging)
}

/** In Or and None only the group's one combined message is overridden, never an item. */
function withoutOverrides(judging: Judging): Judging {
  return { ...judging, asking: { ...judging.asking, overrides: [] } }
}

/** How the members' outcomes make the group's (`src/shared/rules/README.md`, "Groups of checks"). */
const combinators: {
  readonly [Combinator in Group['combinator']]: (
    group: Group,
    voices: readonly Voice[],
    judging: Judging,
  ) => Voice
} = {
  And: (_group, voices) => ({
    outcome: outcomeOfAll(voices.map((voice) => voice.outcome)),
    results: voices.flatMap((voice) => voice.results),
    complaints: voices.flatMap((voice) => voice.complaints),
    description: { ...sentence('rules.all-of'), parts: voices.map((voice) => voice.description) },
  }),
  Or: (group, voices, judging) => {
    const applicable = voices.filter((voice) => voice.outcome !== 'Skipped')
    if (applicable.length === 0) return silent(voices)
    if (applicable.some(isPassed)) return spoken(group, judging, { outcome: 'Pass' })

    const parts = applicable.flatMap((voice) => voice.complaints)
    return spoken(group, judging, { outcome: 'Fail', sentence: { ...sentence('rules.any-of'), parts } })
  },
  None: (group, voices, judging) => {
    const applicable = voices.filter((voice) => voice.outcome !== 'Skipped')
    if (applicable.length === 0) return silent(voices)

    const parts = applicable.filter(isPassed).map((voice) => voice.description)
    if (parts.length === 0) return spoken(group, judging, { outcome: 'Pass' })
    return spoken(group, judging, { outcome: 'Fail', sentence: { ...sentence('rules.none-of'), parts } })
  },
}

function itemVoice(item: RuleItem, judging: Judging): Voice {
  const results = judgeItem(item, judging)
  return {
    outcome: outcomeOfAll(results.map((result) => result.outcome)),
    results,
    complaints: results.flatMap((result) =>
      result.outcome === 'Fail' && result.sentence ? [result.sentence] : [],
    ),
    description: sentence(`rules.describe.${item.kind}`),
  }
}

function outcomeOfAll(outcomes: readonly RuleResult['outcome'][]): 'Pass' | 'Fail' | 'Skipped' {
  if (outcomes.includes('Fail')) return 'Fail'
  return outcomes.some((outcome) => outcome !== 'Skipped') ? 'Pass' : 'Skipped'
}

function isPassed(voice: Voice): boolean {
  return voice.outcome === 'Pass' || voice.outcome === 'Overridden'
}

/** Nothing in the group had anything to judge. */
function silent(voices: readonly Voice[]): Voice {
  const results = voices.flatMap((voice) => voice.results)
  return { outcome: 'Skipped', results, complaints: [], description: sentence('rules.all-of') }
}

/** The group speaks with one voice, under the name of its first item. */
function spoken(
  group: Group,
  { rule, asking }: Judging,
  said: { readonly outcome: 'Pass' | 'Fail'; readonly sentence?: Sentence },
): Voice {
  const first = firstItem(group)
  if (!first) return silent([])

  const severity = group.severity ?? combinedSeverity(group)
  const mayOverride =
    severity === 'Warn' || (severity === 'Block' && asking.mayOverrideBlocks && allAllow(group))
  const override = overrideOf(rule.id, first.id, asking)
  const outcome = said.outcome === 'Fail' && override && mayOverride ? 'Overridden' : said.outcome
  const own = group.message ? { text: group.message, parameters: {} } : said.sentence
  const result: RuleResult = {
    ruleId: rule.id,
    ruleVersion: rule.version,
    itemId: first.id,
    kind: first.kind,
    severity,
    outcome,
    ...(said.outcome === 'Fail' && own ? { sentence: own } : {}),
    mayOverride,
    needsReason: true,
  }
  const complaints = outcome === 'Fail' && own ? [own] : []
  return { outcome, results: [result], complaints, description: own ?? sentence('rules.all-of') }
}

const weight: { readonly [Severity in RuleSeverity]: number } = { Info: 0, Warn: 1, Block: 2 }

/** Alternatives soften: Or takes the lowest severity of its items, None the highest. */
function combinedSeverity(group: Group): RuleSeverity {
  const severities = itemsWithin(group).map(severityOf)
  const sorted = severities.toSorted((one, other) => weight[one] - weight[other])
  return (group.combinator === 'None' ? sorted.at(-1) : sorted[0]) ?? 'Block'
}

function allAllow(group: Group): boolean {
  return itemsWithin(group).every((item) => item.allowOverride === true)
}

function itemsWithin(group: Group): readonly RuleItem[] {
  return [...(group.items ?? []), ...(group.groups ?? []).flatMap(itemsWithin)]
}

function firstItem(group: Group): RuleItem | undefined {
  return itemsWithin(group)[0]
}
