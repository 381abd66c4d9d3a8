import { type ReactNode, useCallback } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { LifeActs } from '#client/definitions/shown/life-acts.tsx'
import type { ActState } from '#client/definitions/shown/use-act.ts'
import type { LivingDefinition } from '#client/impact/living-definition.ts'
import { readVersions } from '#client/impact/read-impact.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { settled } from '#client/sync/drafts/settled.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import type { DraftType } from './draft-type.ts'

type Props = {
  readonly stored: LivingDefinition & { readonly resourceType: DraftType }
  readonly act: ActState
  /** A part that is published with it, and so has to be stored before. */
  readonly part?: { readonly type: DraftType; readonly id: string } | undefined
}

/** What can be done with the version at hand, once everything that was written here is stored. */
export function VersionActs({ stored, act, part }: Props): ReactNode {
  const go = useGo()
  const outbox = useOutbox()
  const { resourceType, key, id } = stored
  const ask = useCallback(() => readVersions({ resourceType, key }), [resourceType, key])
  const versions = useAsked(ask)
  const settle = async () =>
    (await settled(outbox, resourceType, id)) && (!part || (await settled(outbox, part.type, part.id)))
  if (!versions.answer?.ok) return null
  return (
    <LifeActs
      definition={stored}
      versions={versions.answer.value}
      act={act}
      onChange={() => {
        refreshAllAnswers()
        versions.ask()
      }}
      settle={settle}
      onBegun={(made) => go(pathOfDefinition(resourceType, made))}
    />
  )
}
