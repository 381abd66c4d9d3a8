import { watchLeftVisit as watchLeft } from '#client/filling/visit/left-visit.ts'
import type { Feature, Screen } from '#client/routing/feature.ts'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'

const response = {
  path: '/responses/$id',
  titleId: 'filling.screen.response',
  permission: 'QuestionnaireResponse:Read',
  open: () => import('./response-screen.tsx').then((file) => file.ResponseScreen),
} as const satisfies Screen

const packet = {
  path: '/packets-sent/$id',
  titleId: 'filling.screen.packet',
  permission: 'PacketResponse:Read',
  open: () => import('#client/filling/sent/sent-packet-screen.tsx').then((file) => file.SentPacketScreen),
} as const satisfies Screen

/** Questionnaires and packets that are filled outside of notes: filling one, and reading what came back. */
export const filling = {
  id: 'filling',
  screens: [
    response,
    packet,
    {
      path: '/packets-sent/$id/fill',
      titleId: 'filling.screen.packet-fill',
      permission: 'PacketResponse:Update',
      open: () => import('#client/filling/sent/fill-packet-screen.tsx').then((file) => file.FillPacketScreen),
    },
    {
      path: '/responses',
      titleId: 'filling.screen.inbox',
      permission: 'QuestionnaireResponse:Update',
      isInPalette: true,
      open: () => import('#client/filling/review/inbox-screen.tsx').then((file) => file.InboxScreen),
    },
    {
      path: '/answers-from-file',
      titleId: 'filling.screen.from-file',
      permission: 'QuestionnaireResponse:Create',
      isInPalette: true,
      open: () => import('#client/filling/taken/from-file-screen.tsx').then((file) => file.FromFileScreen),
    },
  ],
  replaces: [
    { type: 'QuestionnaireResponse', record: response },
    { type: 'PacketResponse', record: packet },
  ],
} as const satisfies Feature

/** The page of a packet, for somebody who is signed in nowhere; `app` puts it in its place. */
export const openVisit = () =>
  openPart(() => import('#client/filling/visit/visit-screen.tsx')).then((file) => file.VisitScreen)

/** Ends visits that were left without a connection; `app` watches on every page. */
export const watchLeftVisit = watchLeft
