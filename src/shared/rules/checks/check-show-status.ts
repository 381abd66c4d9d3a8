import type { RuleFacts } from '#shared/rules/rule-facts.ts'
import { type Sentence, sentence } from '#shared/rules/sentence.ts'
import { fail, pass, type RuleCheck } from '#shared/rules/verdict.ts'

/** Did the visit take place, and may this note be signed for it? (schemas/rules/show-status.json) */
export const checkShowStatus: RuleCheck<'ShowStatus'> = (params, session, facts) => {
  const { visitStatus, service } = session
  const allowed: readonly string[] = params.allowed ?? ['Show']
  if (!allowed.includes(visitStatus))
    return fail('rules.show-status.not-allowed', { definition: facts.definition.display, visitStatus })
  if (visitStatus === 'Show') return pass

  if (params.requireReason !== false && session.hasMissedReason !== true)
    return fail('rules.show-status.no-reason')
  if (!service) return pass
  if (params.requireMissedVisitService !== false && service.isForMissedVisits !== true)
    return fail('rules.show-status.missed-service')
  if (params.forbidBillable !== false && service.flags?.includes('Billable'))
    return fail('rules.show-status.billable', { service: service.display })
  return pass
}

/** A group to which nobody came may better be cancelled. */
export function nobodyCame({ composition, session, members }: RuleFacts): Sentence | undefined {
  if (composition !== 'Group' || session.visitStatus !== 'Show' || members.length === 0) return undefined
  const isEmpty = members.every((member) => member.visitStatus !== 'Show')
  return isEmpty ? sentence('rules.show-status.nobody-came') : undefined
}
