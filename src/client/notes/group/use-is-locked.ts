import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useSource } from '#client/ui/external-store.ts'
import { isOpenTo } from '#shared/notes/is-writer.ts'
import type { OpenPart } from './use-open-group.ts'

/** A part that carries a signature, or that the reader does not work on, is read and not written. */
export function useIsLocked({ open }: OpenPart): boolean {
  const { may } = usePermissions()
  const { profile } = useSession()
  const { note } = useSource(open)
  return !may('Note:Update') || !isOpenTo(note, profile?.id)
}
