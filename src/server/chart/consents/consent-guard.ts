import type { Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { consentContent } from './consent-content.ts'

/**
 * What a consent in a chart demands of plain writes: what somebody has signed stays as it was signed. It comes into force by its
 * signatures and is taken back by an act (schemas/resources/consent.json), no plain write does either.
 */
export const consentGuard: Guard<'Consent'> = {
  beforeWrite: (_context, { before, after, operation }) => {
    const isFixed = before !== undefined && (before.status !== 'Draft' || before.signatures?.length)
    const isChanged = operation === 'update' && isFixed && consentContent(before) !== consentContent(after)
    return Promise.resolve(
      isChanged ? failed({ kind: 'locked', because: 'consents.signed' }) : succeeded(after),
    )
  },
}
