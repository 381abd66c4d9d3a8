import type { RuleSeverity } from '#generated/enumerations/rule-severity.ts'
import type { VisitStatus } from '#generated/enumerations/visit-status.ts'
import { ruleTraits } from '#generated/traits/rule-traits.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { type Sentence, sentence } from '#shared/rules/sentence.ts'
import type { RuleCheck, RuleKind, Verdict } from '#shared/rules/verdict.ts'
import { type Judging, overrideOf } from './asking.ts'
import { ruleChecks, ruleRemarks } from './rule-checks.ts'
import type { RuleResult } from './rule-result.ts'

/** Judges one item of a rule: one result per session that the item judges; none when it is not asked at this time. */
export function judgeItem(item: RuleItem, judging: Judging): readonly RuleResult[] {
  const evaluate = item.evaluate ?? ruleTraits[item.kind].defaultTiming
  if (evaluate !== 'Both' && evaluate !== judging.asking.timing) return []

  const sessions = judgedSessions(item, judging.facts)
  if (sessions.length === 0 && judging.facts.share) return []
  if (sessions.length === 0)
    return [resultOf(item, { outcome: 'Skipped', sentence: sentence('rules.nobody') }, judging)]
  const results = sessions.map((session) => {
    const result = resultOf(item, verdictOf(item, session, judging.facts), judging)
    // In a member's own part nobody else is meant.
    return judging.facts.share ? result : withMember(result, session)
  })
  return [...results, ...remarksOf(item, judging)]
}

/** What the kind has to say of the note as a whole; it never stands in the way. */
function remarksOf(item: RuleItem, judging: Judging): readonly RuleResult[] {
  const remark = ruleRemarks[item.kind]?.(judging.facts)
  return remark
    ? [{ ...resultOf(item, { outcome: 'Pass', sentence: remark }, judging), severity: 'Info' }]
    : []
}

function verdictOf(item: RuleItem, session: SessionFacts, facts: RuleFacts): Verdict {
  const statuses: readonly VisitStatus[] = item.visitStatuses ?? ruleTraits[item.kind].defaultVisitStatuses
  if (!statuses.includes(session.visitStatus))
    return {
      outcome: 'Skipped',
      sentence: sentence('rules.other-visit-status', { visitStatus: session.visitStatus }),
    }

  // The one key of the table and of the union is the same; the compiler cannot follow that through the call.
  const check = ruleChecks[item.kind] as RuleCheck<RuleKind>
  return check(item.params ?? {}, session, facts)
}

/** Which sessions an item judges in a shared note (`src/shared/rules/README.md`, "Shared notes"); an individual note has one. */
export function judgedSessions(item: RuleItem, facts: RuleFacts): readonly SessionFacts[] {
  if (facts.composition === 'Individual') return [facts.session]

  const traits = ruleTraits[item.kind]
  const byKind = facts.composition === 'Group' ? traits.groupTarget : traits.multiServiceTarget
  const target = item.target && item.target !== 'Auto' ? item.target : byKind
  if (facts.share) return isForShare(target, facts.share) ? [facts.session] : []
  if (target === 'Everybody') return [facts.session, ...facts.members]
  if (target === 'Members') return facts.members
  return target === 'Services' ? facts.services : [facts.session]
}

/** Each part of a shared note answers for itself. */
function isForShare(target: string, share: NonNullable<RuleFacts['share']>): boolean {
  const isOfPart = target === 'Members' || target === 'Services'
  return target === 'Everybody' || isOfPart === (share === 'Member')
}

function resultOf(item: RuleItem, verdict: Verdict, { rule, asking }: Judging): RuleResult {
  const severity = (verdict.outcome === 'Fail' ? verdict.severity : undefined) ?? severityOf(item)
  const allowed = item.allowOverride ?? severity === 'Warn'
  const mayOverride = allowed && (severity !== 'Block' || asking.mayOverrideBlocks)
  const needsReason = item.overrideReasonRequired !== false
  const override = overrideOf(rule.id, item.id, asking)
  const isOverridden =
    verdict.outcome === 'Fail' && mayOverride && override && (!needsReason || override.reason.trim() !== '')

  return {
    ruleId: rule.id,
    ruleVersion: rule.version,
    itemId: item.id,
    kind: item.kind,
    severity,
    outcome: isOverridden ? 'Overridden' : verdict.outcome,
    ...spoken(item, verdict),
    mayOverride,
    needsReason,
  }
}

/** How much a failure of the item weighs: as its author says, else as its kind does. */
export function severityOf({ severity, kind }: RuleItem): RuleSeverity {
  return severity ?? ruleTraits[kind].defaultSeverity
}

/** A failure speaks the author's words when there are any. */
function spoken(item: RuleItem, verdict: Verdict): { readonly sentence?: Sentence } {
  if (!verdict.sentence) return {}
  if (verdict.outcome !== 'Fail' || !item.message) return { sentence: verdict.sentence }
  return { sentence: { text: item.message, parameters: verdict.sentence.parameters } }
}

function withMember(result: RuleResult, { member }: SessionFacts): RuleResult {
  if (!member) return result
  if (!result.sentence) return { ...result, member }

  const named = { ...sentence('rules.of-member', { member: member.display }), parts: [result.sentence] }
  return { ...result, member, sentence: named }
}
