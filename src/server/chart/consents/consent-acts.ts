import type { Feature } from '#server/operations/handler.ts'
import { consentGuard } from './consent-guard.ts'
import { keepConsentCopies } from './draw-consent-copy.ts'
import { expireConsent, expireConsents } from './expire-consent.ts'
import { revokeConsent } from './revoke-consent.ts'
import { signConsent } from './sign-consent.ts'

/** The acts of consents: signed, revoked and ended, and what keeps signed ones as they are. */
export const consentActs = {
  handlers: {
    'consent.expire': expireConsent,
    'consent.sign': signConsent,
    'consent.revoke': revokeConsent,
  },
  guards: { Consent: consentGuard },
  jobs: { ExpireConsents: expireConsents, KeepConsentCopies: keepConsentCopies },
} satisfies Feature
