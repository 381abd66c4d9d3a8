import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

const flags: readonly string[] = ['ViewScheduler', 'CanManageAppointments', 'FullPermissions']

/** When others are busy is told to whoever works with the practice's calendars; patients read their own appointments and no more. */
export function mayAskBusy({ actor }: Context): Outcome<void> {
  return flags.some((flag) => hasFlag(actor.granted, flag))
    ? succeeded(undefined)
    : failed({ kind: 'forbidden', permission: 'ViewScheduler' })
}
