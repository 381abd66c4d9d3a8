import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { useSession } from '#client/api/session.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Meta } from '#generated/types/meta.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import './definitions.css'

type Props = { readonly stored: { readonly resourceType: ResourceType; readonly meta: Meta } }

/** So long after a change somebody is taken to be at work on it still. */
const stillThere = 5 * 60_000

/** Says who else works on a draft at this moment, as the changes that they store are told: whoever edits knows it before anything collides. */
export function EditedBeside({ stored }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const { profile } = useSession()
  useKeptFresh(stored.resourceType)
  const other = useOther(stored.meta, profile?.id)
  const [left, setLeft] = useState<string>()
  const since = other ? Date.parse(instant()) - Date.parse(other.at) : 0
  useEffect(() => {
    if (!other) return
    const timer = setTimeout(() => setLeft(other.at), Math.max(0, stillThere - since))
    return () => clearTimeout(timer)
  }, [other, since])
  const isThere = other !== undefined && since < stillThere && left !== other.at
  return (
    <span role="status" className="edited-beside">
      {isThere && (
        <>
          <IconUsers size={15} aria-hidden="true" />{' '}
          {words('drafting.edited-beside', {
            name: other.name ?? words('drafting.somebody'),
            time: moments.time(other.at),
          })}
        </>
      )}
    </span>
  )
}

type Other = { readonly name: string | undefined; readonly at: string }

/** The last change of somebody else, also after one's own has come on top of it. */
function useOther(meta: Meta, me: string | undefined): Other | undefined {
  const [other, setOther] = useState<Other>()
  const { lastModified, lastModifiedBy } = meta
  const { id, display } = lastModifiedBy ?? {}
  useEffect(() => {
    if (id === undefined || id === me) return
    setOther({ name: display, at: lastModified })
  }, [id, display, lastModified, me])
  return other
}
