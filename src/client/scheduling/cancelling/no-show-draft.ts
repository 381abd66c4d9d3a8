import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { noShowAction } from '#generated/lists/no-show-action.ts'
import type { Appointment } from '#generated/types/appointment.ts'

/** What follows a visit that was missed, as it is entered. */
export type NoShowDraft = { readonly action: string; readonly contacted: boolean }

type NoShow = NonNullable<Appointment['noShow']>

/** What most practices do first. */
export const usualNoShow: NoShowDraft = { action: 'call-patient', contacted: false }

/** What was entered and not sent, by the appointment. */
export const keptNoShows = keepTyping<NoShowDraft>()

/** What may be done after a missed visit. */
export const noShowActions = noShowAction.items.filter((item) => item.active !== false)

/** What the draft says; undefined where nothing was chosen. */
export function noShowOf({ action, contacted }: NoShowDraft): NoShow | undefined {
  const item = noShowActions.find(({ code }) => code === action)
  return item && { action: { code: item.code, display: item.display }, contacted }
}
