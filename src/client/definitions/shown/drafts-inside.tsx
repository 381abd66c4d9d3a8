import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { sendPlainQuietly } from '#client/api/send.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'

type Props = { readonly definition: Definition }

/** Where a version that does not change any more shows the Draft of another form, as those could that were published when a Draft was not published with them. */
export function DraftsInside({ definition }: Props): ReactNode {
  const words = useWords()
  const drafts = useDrafts(definition)
  if (drafts.length === 0) return null
  return (
    <section className="build-drafts" aria-label={words('builder.problems')}>
      <ul>
        {drafts.map((name) => (
          <li key={name}>{words('drafting.shows-draft', { name })}</li>
        ))}
      </ul>
    </section>
  )
}

const none: readonly string[] = []

/** What those of the forms inside are called that were Drafts in the version that is shown. */
function useDrafts(definition: Definition): readonly string[] {
  const [drafts, setDrafts] = useState(none)
  const inside = useMemo(
    () =>
      standingsOf(definition).flatMap(({ element: { form, questionnaire } }) => form ?? questionnaire ?? []),
    [definition],
  )
  useEffect(() => {
    let isMine = true
    void Promise.all(inside.map(draftNamed)).then(
      (names) => isMine && setDrafts([...new Set(names.flatMap((name) => name ?? []))]),
    )
    return () => {
      isMine = false
    }
  }, [inside])
  return drafts
}

async function draftNamed({ resourceType, id, versionId }: Reference): Promise<string | undefined> {
  if (versionId === undefined || (resourceType !== 'Form' && resourceType !== 'Questionnaire'))
    return undefined
  const shown = await sendPlainQuietly(resourceType, 'readVersion', { id, versionId })
  return shown.ok && shown.value.status === 'Draft' ? shown.value.name : undefined
}
