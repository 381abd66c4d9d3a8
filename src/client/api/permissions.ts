import { useMemo } from 'react'
import { type Operation, type OperationId, operations } from '#generated/operations/operations.ts'
import { hasAll, hasFlag } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'
import { type Session, useSession } from './session.ts'

/** The permissions that the server told: what the signed-in person may do; only a guide for screens, the server decides. */
export type Permissions = {
  /** `may('Note:Create')`; an empty requirement is always met, and of several one is enough. */
  readonly may: (permission: string | readonly string[] | undefined) => boolean
  /** `mayDo('note.sign')`: its permission, its flags and what the practice has chosen allow it. */
  readonly mayDo: (operation: OperationId) => boolean
  /** `mayMove('Appointment', 'cancelled')`: a step that is an update, and that a practice may leave to a few. */
  readonly mayMove: (type: string, to: string) => boolean
  /** `holds('Manage users')`: all flags of the grant set are granted. */
  readonly holds: (grantSet: string) => boolean
}

/** The permissions of this session, for showing and hiding. */
export function usePermissions(): Permissions {
  const session = useSession()
  return useMemo(() => permissionsOf(session), [session])
}

/** Ways in which an appointment takes place no more. */
const callsOff: ReadonlySet<string> = new Set(['cancelled', 'entered-in-error'])

type SessionRights = Pick<Session, 'permissions' | 'grantSets' | 'practice'>

function permissionsOf({ permissions, grantSets, practice }: SessionRights): Permissions {
  const granted = new Set(permissions)
  const held = new Set(grantSets)
  const manages = hasFlag(granted, 'CanManageAppointments')
  const mayBook = manages || practice?.appointmentCreation === true
  const mayCancel = manages || practice?.appointmentCancellation === true
  const startsNotes = practice?.allowNotesFromAppointments !== false

  const mayOne = (permission: string) =>
    permits(granted, permission) && (permission !== 'Appointment:Create' || mayBook)
  const may: Permissions['may'] = (permission) => permission === undefined || [permission].flat().some(mayOne)
  return {
    may,
    mayDo: (id) => {
      const { permission, flags }: Operation = operations[id]
      const isOpen = id !== 'appointment.startNote' || startsNotes
      return isOpen && may(permission) && hasAll(granted, flags)
    },
    mayMove: (type, to) => type !== 'Appointment' || !callsOff.has(to) || mayCancel,
    holds: (grantSet) => held.has(grantSet),
  }
}
