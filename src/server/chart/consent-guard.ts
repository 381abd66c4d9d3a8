import type { Consent } from '#generated/types/consent.ts'
import type { Guard } from '#server/operations/handler.ts'
import { type Finding, failed, succeeded } from '#shared/outcome/outcome.ts'
import { neededWhen } from './needed-when.ts'

/** Kinds that need no end. */
const endless = ['part2-tpo', 'treatment', 'privacy-notice']

/**
 * What a consent in a chart demands while it is in force and when it is taken back: an end or an event that ends it, and for records of
 * substance use treatment everything explained and a description that says what is shared (schemas/resources/consent.json). Its
 * signatures bring it into force, no plain write does.
 */
export const consentGuard: Guard<'Consent'> = {
  beforeWrite: (_context, { before, after, operation }) => {
    const findings = operation === 'update' ? doubts(before?.status, after) : []
    return Promise.resolve(findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(after))
  },
}

function doubts(from: Consent['status'] | undefined, consent: Consent): readonly Finding[] {
  if (consent.status === 'Active') return doubtsInForce(consent)
  const isTakenBack = consent.status === 'Revoked' && from !== 'Revoked'
  return neededWhen(isTakenBack && !consent.revocation, '/revocation')
}

function doubtsInForce({
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
