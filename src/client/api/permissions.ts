import { useMemo } from 'react'
import { useSession } from './session.ts'

/** What the signed-in person may do; only a guide for screens, the server decides. */
export type Permissions = {
  /** `may('Note:Create')`; an empty requirement is always met. */
  readonly may: (permission: string | undefined) => boolean
  /** `holds('Manage users')`: all flags of the grant set are granted. */
  readonly holds: (grantSet: string) => boolean
}

/** The permissions of this session, for showing and hiding. */
export function usePermissions(): Permissions {
  const { permissions, grantSets } = useSession()
  return useMemo(() => {
    const granted = new Set(permissions)
    const held = new Set(grantSets)
    return {
      may: (permission) => permission === undefined || granted.has(permission),
      holds: (grantSet) => held.has(grantSet),
    }
  }, [permissions, grantSets])
}
