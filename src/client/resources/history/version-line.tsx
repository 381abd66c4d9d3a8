import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Row } from '#client/resources/rows/use-description.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { differences } from './differences.ts'
import type { Deed, HistoryStep } from './history-step.ts'
import { useFieldFacts } from './use-field-facts.ts'
import { useVersion } from './use-version.ts'

const deeds: { readonly [Each in Deed]: MessageId } = {
  created: 'history.created',
  changed: 'history.changed',
  deleted: 'history.deleted',
  restored: 'history.restored',
}

type Props = {
  readonly description: ScreenDescription
  readonly record: Row
  readonly step: Extract<HistoryStep, { readonly kind: 'version' }>
  readonly onCompare: () => void
}

/** One version in a record's history: what it did, when and by whom, and which fields it changed. */
export function VersionLine({ description, record, step, onCompare }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { meta, deed, before } = step
  const isReadable = record.meta.isDeleted !== true && !meta.isDeleted
  const changed = useChangedFields(
    description,
    record.id,
    isReadable && deed === 'changed' ? step : undefined,
  )

  return (
    <li>
      <strong>{words('history.version', { number: meta.versionId, deed: words(deeds[deed]) })}</strong>
      <span>
        {moments.dayAndTime(meta.lastModified)} {meta.lastModifiedBy?.display}
      </span>
      {changed.length > 0 && <span>{words('history.changed-fields', { fields: changed.join(', ') })}</span>}
      {isReadable && (before !== undefined || meta.versionId !== record.meta.versionId) && (
        <Button
          variant="subtle"
          onClick={onCompare}
          aria-label={words('history.compare-one', { number: meta.versionId })}
        >
          {words('history.compare')}
        </Button>
      )}
    </li>
  )
}

/** The fields that a version changed, each named once. */
function useChangedFields(
  description: ScreenDescription,
  id: string,
  step: Props['step'] | undefined,
): readonly string[] {
  const facts = useFieldFacts(description)
  const version = useVersion(description, id, step?.meta.versionId)
  const before = useVersion(description, id, step?.before?.isDeleted ? undefined : step?.before?.versionId)
  if (!version?.ok || !before?.ok) return []
  return [...new Set(differences(before.value, version.value, facts).map(({ labels }) => labels[0] ?? ''))]
}
