import type { ChannelType } from '#generated/enumerations/channel-type.ts'
import type { FlagName } from '#generated/permissions/permissions.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** The flags with which a channel of each type is opened, and written in. One of them is enough; who moderates all channels does both. */
const flagsOf: {
  readonly [Type in ChannelType]: {
    readonly opening: readonly FlagName[]
    readonly writing: readonly FlagName[]
  }
} = {
  Direct: { opening: ['CanMessageStaff'], writing: ['CanMessageStaff'] },
  Room: { opening: ['CanCreateChannel'], writing: ['CanMessageStaff'] },
  CareTeam: { opening: ['CanMessageStaff'], writing: ['CanMessageStaff'] },
  Patient: { opening: ['CanMessagePatients'], writing: ['CanMessagePatients', 'PatientLogin'] },
  Thread: {
    opening: ['CanMessageStaff', 'CanMessagePatients'],
    writing: ['CanMessageStaff', 'CanMessagePatients'],
  },
  Announcement: { opening: [], writing: [] },
}

const always: readonly FlagName[] = ['MessagingSuperAdmin', 'FullPermissions']

/** The flag that somebody lacks to open a channel of this type; undefined when he may. */
export function lackingToOpen(actor: Actor, type: ChannelType): FlagName | undefined {
  return lackingOf(actor, flagsOf[type].opening)
}

/** The flag that somebody lacks to write in a channel of this type; undefined when he may. */
export function lackingToWrite(actor: Actor, type: ChannelType): FlagName | undefined {
  return lackingOf(actor, flagsOf[type].writing)
}

function lackingOf({ granted }: Actor, flags: readonly FlagName[]): FlagName | undefined {
  const isHeld = [...always, ...flags].some((flag) => hasFlag(granted, flag))
  return isHeld ? undefined : (flags[0] ?? 'MessagingSuperAdmin')
}
