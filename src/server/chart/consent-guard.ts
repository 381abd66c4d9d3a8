import type { Consent } from '#generated/types/consent.ts'
import type { Guard } from '#server/operations/handler.ts'
import { type Finding, failed, succeeded } from '#shared/outcome/outcome.ts'
import { neededWhen } from './needed.ts'

/** Kinds that need no end. */
const endless = ['part2-tpo', 'treatment', 'privacy-notice']

/**
 * What a consent demands when it comes into force and when it is taken back: an end or an event that ends it, and for
 * records of substance use treatment everything explained and a description that says what is shared (resources §3.12).
 */
export const consentGuard: Guard<'Consent'> = {
  beforeWrite: ({ now }, { before, after, operation }) => {
    const isMoved = operation === 'update' && before !== undefined && before.status !== after.status
    const findings = isMoved ? movingDoubts(after) : []
    if (findings.length > 0) return Promise.resolve(failed({ kind: 'invalid', findings }))
    const isSigned = isMoved && after.status === 'Active'
    return Promise.resolve(succeeded(isSigned ? { ...after, dateSigned: now.iso } : after))
  },
}

function movingDoubts(consent: Consent): readonly Finding[] {
  if (consent.status === 'Revoked') return neededWhen(!consent.revocation, '/revocation')
  return consent.status === 'Active' ? startDoubts(consent) : []
}

function startDoubts({
  kind,
  period,
  expirationEvent,
  statements,
  information,
}: Consent): readonly Finding[] {
  const isPart2 = kind.code.startsWith('part2-')
  const hasEnd = period.end !== undefined || expirationEvent !== undefined || endless.includes(kind.code)
  const unsaid = statementNames.filter((name) => statements?.[name] !== true)
  return [
    ...neededWhen(!hasEnd, '/period/end'),
    ...unsaid.flatMap((name) => neededWhen(isPart2, `/statements/${name}`)),
    ...neededWhen(isPart2 && !information?.description, '/information/description'),
  ]
}

const statementNames = [
  'revocationExplained',
  'redisclosureExplained',
  'refusalConsequencesExplained',
  'copyOffered',
] as const
