import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { sendPlainQuietly } from '#client/api/send.ts'
import type { ContentOf } from '#client/content/use-content.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { membersOf } from '#shared/patch/members-of.ts'
import type { ChartDocument } from './use-documents.ts'

/** An earlier version of a document that had another file. */
type EarlierFile = { readonly id: string; readonly content: unknown; readonly at: string }

type Props = {
  readonly document: ChartDocument
  readonly shown: string | undefined
  readonly onShow: (version: EarlierFile | undefined) => void
}

/** The earlier files of a document, each to be looked at; nothing where there was only one. */
export function EarlierFiles({ document, shown, onShow }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const earlier = useEarlierFiles(document)
  if (earlier.length === 0) return null
  return (
    <section aria-label={words('documents.versions')}>
      <h3>{words('documents.versions')}</h3>
      <ul className="document-versions">
        {earlier.map((version) => (
          <li key={version.id}>
            <Button
              size="compact-sm"
              variant="default"
              aria-pressed={shown === version.id}
              onClick={() => onShow(shown === version.id ? undefined : version)}
            >
              {moments.dateAndTime(version.at)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const mostVersions = 20

function useEarlierFiles(document: ChartDocument): readonly EarlierFile[] {
  const [earlier, setEarlier] = useState<readonly EarlierFile[]>([])
  const { resourceType: type, id, meta, content } = document
  const hash = content?.hash
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const found = await versionsOf({ type, id, versionId: meta.versionId })
      if (!isLeft) setEarlier(withOtherFiles(found, hash))
    }
    if (meta.versionId !== '1' && meta.versionId !== '2') void look()
    return () => {
      isLeft = true
    }
  }, [type, id, meta.versionId, hash])
  return earlier
}

/** The versions before this one, each with what it said of its file. */
async function versionsOf({ type, id, versionId }: ContentOf): Promise<readonly EarlierFile[]> {
  const history = await sendPlainQuietly(type, 'history', { id })
  if (!history.ok) return []
  const ids = history.value.items.map((version) => version.versionId).filter((each) => each !== versionId)
  const found: EarlierFile[] = []
  for (const each of ids.slice(0, mostVersions)) {
    const version = await sendPlainQuietly(type, 'readVersion', { id, versionId: each })
    if (!version.ok) continue
    const { content } = membersOf(version.value)
    found.push({ id: each, content, at: String(membersOf(content).created) })
  }
  return found
}

/** Of versions with the same file the newest; none of those whose file is the present one. */
function withOtherFiles(versions: readonly EarlierFile[], hash: string | undefined): readonly EarlierFile[] {
  const known = new Set<unknown>([hash, undefined])
  return versions.filter(({ content }) => {
    const { hash: each } = membersOf(content)
    const isNews = !known.has(each)
    known.add(each)
    return isNews
  })
}
