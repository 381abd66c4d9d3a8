import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { columnLabel } from '#client/resources/column-label.ts'
import { plainId, type Row } from '#client/resources/description.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { equal } from '#shared/patch/equal.ts'
import type { Json } from '#shared/patch/patch-operation.ts'

type Props = { readonly description: ScreenDescription; readonly id: string; readonly versionId: string }

/** One version: when, by whom, and which fields it changed. */
export function VersionLine({ description, id, versionId }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const version = useVersion(description, id, versionId)
  const before = useVersion(description, id, String(Number(versionId) - 1))

  if (!version) return <li aria-busy="true">{words('resources.version-of', { number: versionId })}</li>
  if (!version.ok)
    return (
      <li>
        {words('resources.version-of', { number: versionId })}: {words('resources.version-not-kept')}
      </li>
    )
  const { meta } = version.value
  const changed = before?.ok ? changedFields(before.value, version.value) : []
  const label = (field: string) => {
    const column = description.columns.find(({ path }) => path === field)
    return column ? columnLabel(column, labels) : labels(`field.${description.type}.${field}`)
  }

  return (
    <li>
      <strong>{words('resources.version-of', { number: versionId })}</strong>
      <span>
        {moments.dayAndTime(meta.lastModified)} {meta.lastModifiedBy?.display}
      </span>
      {changed.length > 0 && (
        <span>{words('resources.version-changed', { fields: changed.map(label).join(', ') })}</span>
      )}
    </li>
  )
}

function useVersion(description: ScreenDescription, id: string, versionId: string): Outcome<Row> | undefined {
  const read = plainId(description.word, 'readVersion') ?? 'location.readVersion'
  const input = versionId === '0' ? undefined : { id, versionId }
  return useAnswer(read, input) as Outcome<Row> | undefined
}

const bookkeeping = new Set(['meta', 'display', 'statusHistory'])

function changedFields(before: Row, after: Row): readonly string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter((field) => {
    if (bookkeeping.has(field)) return false
    const [one, other] = [before[field] ?? null, after[field] ?? null] as readonly Json[]
    return !equal(one ?? null, other ?? null)
  })
}
