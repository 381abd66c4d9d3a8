import { colleagueOf } from '#server/accounts/access/colleague-of.ts'
import { effectiveAccess } from '#server/accounts/access/effective-access.ts'
import type { FactorNeeds } from '#server/accounts/factors/factor-needs.ts'
import { forgetFactors } from '#server/accounts/factors/forget-factors.ts'
import { stepUp } from '#server/accounts/factors/step-up.ts'
import { guards } from '#server/accounts/guards/guards.ts'
import { removeScribbles } from '#server/accounts/guards/remove-scribbles.ts'
import {
  expireInvites,
  expirePatientInvite,
  expirePractitionerInvite,
  expireRelatedPersonInvite,
} from '#server/accounts/invites/expire-invites.ts'
import { invitePatient, invitePractitioner, inviteRelatedPerson } from '#server/accounts/invites/invite.ts'
import { openInvites } from '#server/accounts/invites/open-invites.ts'
import {
  revokePatientInvite,
  revokePractitionerInvite,
  revokeRelatedPersonInvite,
} from '#server/accounts/invites/revoke-invite.ts'
import type { Feature } from '#server/operations/handler.ts'
import type { World } from '#server/operations/world.ts'
import { newPractice, newStaffMember, systemActor } from './new-practice.ts'
import { openAccounts } from './open-accounts.ts'
import { inviteByLink, linkOf } from './passwords/links-query.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { practiceByKey } from './people/person-by-login-query.ts'
import { noDemoHere, practicesIn } from './people/practices-query.ts'
import { removeSessions } from './sessions/remove-sessions.ts'
import { endSessions, signIns, staffSessions } from './sessions/staff-sessions.ts'
import { actFor, endActing } from './tokens/act-for.ts'
import { breakGlass } from './tokens/break-glass.ts'
import { forcedAccesses } from './tokens/forced-accesses.ts'
import { removeAccessTokens } from './tokens/remove-access-tokens.ts'
import { reviewAccess } from './tokens/review-access.ts'

/** How people prove who they are. */
const feature = {
  handlers: {
    'auditEvent.forcedAccesses': forcedAccesses,
    'auditEvent.reviewAccess': reviewAccess,
    'patient.expireInvite': expirePatientInvite,
    'patient.invite': invitePatient,
    'patient.revokeInvite': revokePatientInvite,
    'practitioner.actFor': actFor,
    'practitioner.effectiveAccess': effectiveAccess,
    'practitioner.endActing': endActing,
    'practitioner.endSessions': endSessions,
    'practitioner.expireInvite': expirePractitionerInvite,
    'practitioner.invite': invitePractitioner,
    'practitioner.resetPassword': resetPassword,
    'practitioner.revokeInvite': revokePractitionerInvite,
    'practitioner.sessions': staffSessions,
    'practitioner.signIns': signIns,
    'relatedPerson.expireInvite': expireRelatedPersonInvite,
    'relatedPerson.invite': inviteRelatedPerson,
    'relatedPerson.revokeInvite': revokeRelatedPersonInvite,
    'securityToken.breakGlass': breakGlass,
  },
  guards,
  jobs: {
    ExpireInvites: expireInvites,
    RemoveAccessTokens: removeAccessTokens,
    RemoveScribbles: removeScribbles,
    RemoveSessions: removeSessions,
  },
} satisfies Feature

/** The feature, with what a server that starts and its commands ask of it beside operations: who is who, and which practices there are. */
export const accounts = {
  ...feature,
  open: openAccounts,
  openInvites: (needs: { readonly world: () => World; readonly demo: 'demo' | 'practices' }) =>
    openInvites({ ...needs, systemActor }),
  /** Whether a credential is the acting person's, and what a colleague may do. */
  whoIsWho: (needs: FactorNeeds) => ({ checkCredential: stepUp(needs), colleagueOf }),
  practicesIn,
  noDemoHere,
  practiceByKey,
  newPractice,
  newStaffMember,
  systemActor,
  inviteByLink,
  linkOf,
  forgetFactors,
}
