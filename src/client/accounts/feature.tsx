import { lazy } from 'react'
import type { Feature } from '#client/routing/feature.ts'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { flags } from '#generated/permissions/permissions.ts'
import { SessionWatch } from './session-watch.tsx'

/** What stands before the application, and what watches over its session; `app` puts each in its place. */
export const accounts = {
  SignIn: lazy(() =>
    openPart(() => import('./sign-in-screen.tsx')).then((file) => ({ default: file.SignInScreen })),
  ),
  Welcome: lazy(() =>
    openPart(() => import('#client/accounts/links/welcome-screen.tsx')).then((file) => ({
      default: file.WelcomeScreen,
    })),
  ),
  ActingBanner: lazy(() =>
    openPart(() => import('#client/accounts/access/acting-banner.tsx')).then((file) => ({
      default: file.ActingBanner,
    })),
  ),
  openInvite: () =>
    openPart(() => import('#client/accounts/links/invite-screen.tsx')).then((file) => file.InviteScreen),
  ChoosePractice: lazy(() =>
    openPart(() => import('./choose-practice.tsx')).then((file) => ({ default: file.ChoosePractice })),
  ),
  openFactorDemanded: () =>
    openPart(() => import('./factor-demanded.tsx')).then((file) => file.FactorDemanded),
  SessionWatch,
} as const

/** Administrators and support ask what somebody may do. */
const asksAboutAccess = [flags.CanManageUsers, flags.CanModifyRoles, flags.CanImpersonate] as const

/** One's own account, what somebody may do, and beside the records of people their invitations and the link for a forgotten password. */
export const account = {
  id: 'account',
  screens: [
    {
      path: '/account',
      titleId: 'account.screen.account',
      isInPalette: true,
      open: () => import('./account-screen.tsx').then((file) => file.AccountScreen),
    },
    {
      path: '/effective-access',
      titleId: 'account.screen.effective-access',
      permission: asksAboutAccess,
      isInPalette: true,
      open: () =>
        import('#client/accounts/access/effective-access-screen.tsx').then(
          (file) => file.EffectiveAccessScreen,
        ),
    },
  ],
  panels: [
    {
      act: 'practitioner.actFor',
      also: ['practitioner.endActing'],
      open: () => import('./act-for.tsx').then((file) => file.ActFor),
    },
    {
      act: 'practitioner.sessions',
      also: ['practitioner.endSessions'],
      open: () => import('./staff-sessions.tsx').then((file) => file.StaffSessions),
    },
    {
      act: 'practitioner.resetPassword',
      open: () => import('#client/accounts/links/reset-link.tsx').then((file) => file.ResetLink),
    },
    {
      act: 'patient.invite',
      also: ['patient.revokeInvite', 'patient.expireInvite'],
      open: () => import('#client/accounts/links/invites.tsx').then((file) => file.PatientInvite),
    },
    {
      act: 'practitioner.invite',
      also: ['practitioner.revokeInvite', 'practitioner.expireInvite'],
      open: () => import('#client/accounts/links/invites.tsx').then((file) => file.PractitionerInvite),
    },
    {
      act: 'relatedPerson.invite',
      also: ['relatedPerson.revokeInvite', 'relatedPerson.expireInvite'],
      open: () => import('#client/accounts/links/invites.tsx').then((file) => file.RelatedPersonInvite),
    },
  ],
} as const satisfies Feature
