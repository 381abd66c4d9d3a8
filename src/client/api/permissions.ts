import { useMemo } from 'react'
import { hasFlag } from '#shared/permissions/granted.ts'
import { useSession } from './session.ts'

/** What the signed-in person may do; only a guide for screens, the server decides. */
export type Permissions = {
  /** `may('Note:Create')`; an empty requirement is always met. */
  readonly may: (permission: string | undefined) => boolean
  /** `holds('Manage users')`: all flags of the grant set are granted. */
  readonly holds: (grantSet: string) => boolean
  /** Cancelling is an update; the practice says whether it is for everybody (permissions §6.3). */
  readonly mayCancelVisits: boolean
}

/** The permissions of this session, for showing and hiding. */
export function usePermissions(): Permissions {
  const { permissions, grantSets, practice } = useSession()
  return useMemo(() => {
    const granted = new Set(permissions)
    const held = new Set(grantSets)
    const manages = hasFlag(granted, 'CanManageAppointments')
    const mayBook = manages || practice?.appointmentCreation === true
    return {
      may: (permission) =>
        permission === undefined ||
        (granted.has(permission) && (permission !== 'Appointment:Create' || mayBook)),
      holds: (grantSet) => held.has(grantSet),
      mayCancelVisits: manages || practice?.appointmentCancellation === true,
    }
  }, [permissions, grantSets, practice])
}
