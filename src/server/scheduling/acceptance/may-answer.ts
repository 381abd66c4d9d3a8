import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { isColleague } from './needs-acceptance.ts'

/** Who decides on what is asked for in a calendar: its owner, or somebody of the owner's team who manages appointments; never who asked, also not in somebody else's place. */
export async function mayAnswer(context: Context, appointment: Appointment): Promise<Outcome<boolean>> {
  const { profile, ownProfile, granted } = context.actor
  if (isAsker(context, appointment) || !profile) return succeeded(false)
  if (ownProfile && ownProfile.id === appointment.acceptance?.askedBy?.id) return succeeded(false)
  if (profile.id === appointment.owner.id) return succeeded(true)
  if (!hasFlag(granted, 'CanManageAppointments')) return succeeded(false)
  return isColleague(context, appointment, profile)
}

/** Who answers for the asking side: who asked, or a front desk that does not decide. */
export async function mayAsk(context: Context, appointment: Appointment): Promise<Outcome<boolean>> {
  if (isAsker(context, appointment)) return succeeded(true)
  if (!hasFlag(context.actor.granted, 'CanManageAppointments')) return succeeded(false)
  const answers = await mayAnswer(context, appointment)
  return answers.ok ? succeeded(!answers.value && context.actor.profile !== null) : answers
}

function isAsker({ actor }: Context, { acceptance }: Appointment): boolean {
  return acceptance?.askedBy !== undefined && acceptance.askedBy.id === actor.profile?.id
}
