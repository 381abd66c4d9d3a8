import type { Feature, Screen } from '#client/routing/feature.ts'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'

const response = {
  path: '/responses/$id',
  titleId: 'filling.screen.response',
  permission: 'QuestionnaireResponse:Read',
  open: () => import('./response-screen.tsx').then((file) => file.ResponseScreen),
} as const satisfies Screen

/** Questionnaires that are filled outside of notes: filling one, and reading what came back. */
export const filling = {
  id: 'filling',
  screens: [
    response,
    {
      path: '/responses',
      titleId: 'filling.screen.inbox',
      permission: 'QuestionnaireResponse:Update',
      isInPalette: true,
      open: () => import('#client/filling/review/inbox-screen.tsx').then((file) => file.InboxScreen),
    },
  ],
  replaces: [{ type: 'QuestionnaireResponse', record: response }],
} as const satisfies Feature

/** The page of a packet, for somebody who is signed in nowhere; `app` puts it in its place. */
export const openVisit = () =>
  openPart(() => import('#client/filling/visit/visit-screen.tsx')).then((file) => file.VisitScreen)
