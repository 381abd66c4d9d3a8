import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabels } from '#client/ui/words.tsx'
import type { DefinitionStatus } from '#generated/enumerations/definition-status.ts'

const tones: { readonly [Status in DefinitionStatus]: string } = {
  Draft: 'yellow',
  Active: 'teal',
  Retired: 'gray',
}

/** Draft, Active or Retired, in words. */
export function StatusBadge({ status }: { readonly status: DefinitionStatus }): ReactNode {
  const labels = useLabels()
  return <Badge color={tones[status]}>{labels(`enumeration.DefinitionStatus.${status}`)}</Badge>
}
