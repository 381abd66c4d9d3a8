import type { ReachReason } from '#generated/enumerations/reach-reason.ts'
import type { ReachRule } from '#generated/enumerations/reach-rule.ts'
import type { ReachLine } from '#generated/types/reach-line.ts'
import type { Rights } from '#server/accounts/people/rights-of.ts'
import type { Context } from '#server/operations/handler.ts'
import { type HeldLine, type HeldReach, reachLines } from './reach-lines-query.ts'

/** Whether a person reaches a patient: the rule that decides it, and every reason that holds now. */
export type PersonReach = { readonly rule: ReachRule; readonly lines: readonly ReachLine[] }

/** The rules with which a patient's rows are within reach. */
export const reaching: readonly ReachRule[] = ['NotAsked', 'Everyone', 'Reason', 'ConfidentialTeam']

/** For effective access, the reach of a person to a patient, as the row policies decide it: the same lines, the same clock. Without a patient nothing is asked. */
export async function reachOfPerson(
  context: Context,
  { reach, profiles }: Pick<Rights, 'reach' | 'profiles'>,
  patientId: string | undefined,
): Promise<PersonReach> {
  if (patientId === undefined) return { rule: 'NotAsked', lines: [] }
  const held = await reachLines(context, patientId, profiles)
  const rule = ruleOf(reach, held)
  const counted = held.lines.filter(({ reason }) => !held.isConfidential || reason === 'confidential')
  const lines: ReachLine[] = []
  for (const line of counted) lines.push(await lineOf(context, line, profiles[0]))
  return { rule, lines: rule === 'NoRole' ? [] : lines }
}

function ruleOf(reach: Rights['reach'], { lines, isConfidential }: HeldReach): ReachRule {
  if (reach === 'Nothing') return 'NoRole'
  if (isConfidential)
    return lines.some(({ reason }) => reason === 'confidential') ? 'ConfidentialTeam' : 'Confidential'
  if (reach === 'All') return 'Everyone'
  return lines.length > 0 ? 'Reason' : 'OutOfReach'
}

async function lineOf(
  context: Context,
  { reason, profileId, until }: HeldLine,
  own: string | undefined,
): Promise<ReachLine> {
  const through = profileId === own ? undefined : await nameOf(context, profileId)
  return {
    reason: reasons[reason.split(/[ :]/)[0] ?? ''] ?? 'Self',
    ...(through !== undefined && { through }),
    ...(until !== null && { until }),
  }
}

/** Of whom a reason is that is not the person's own: somebody whom he supervises, or a program. */
async function nameOf({ stores }: Context, id: string): Promise<string> {
  const practitioner = await stores.of('Practitioner').get(id)
  if (practitioner.ok) return practitioner.value.display
  const program = await stores.of('Program').get(id)
  return program.ok ? program.value.display : '–'
}

/** The reasons of patient_team by their first word. */
const reasons: Readonly<Record<string, ReachReason>> = {
  self: 'Self',
  careTeam: 'CareTeam',
  confidential: 'ConfidentialTeam',
  created: 'Created',
  session: 'Session',
  appointment: 'Appointment',
  note: 'Note',
  group: 'Group',
  program: 'Program',
  episode: 'Enrollment',
}
