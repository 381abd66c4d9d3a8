import { type ReactNode, useCallback } from 'react'
import { sendPlainQuietly, sendQuietly } from '#client/api/send.ts'
import { DifferenceChoice } from '#client/definitions/difference-choice.tsx'
import { pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { LifeActs } from '#client/definitions/shown/life-acts.tsx'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { isLivingType, type LivingDefinition, type LivingType } from '#client/impact/living-definition.ts'
import { readVersions } from '#client/impact/read-impact.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import { UseList } from '#client/impact/use-list.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import '#client/definitions/shown/definitions.css'

/** Every version of one definition: in what they differ, what uses them, and what can be done with this one. */
export function VersionsScreen({ params: { type = '', id = '' } }: ScreenProps): ReactNode {
  const words = useWords()
  if (!isLivingType(type))
    return (
      <Page title={words('versions.screen.versions')}>
        <FailureNotice failure={{ kind: 'missing' }} />
      </Page>
    )
  return <LoadedVersions key={`${type}/${id}`} type={type} id={id} />
}

type Asked = { readonly type: LivingType; readonly id: string }

function LoadedVersions({ type, id }: Asked): ReactNode {
  const words = useWords()
  const { answer, ask } = useAsked(useCallback(() => readAll({ type, id }), [type, id]))
  if (answer?.ok) return <Versions {...answer.value} onChange={ask} />
  return (
    <Page title={words('versions.screen.versions')}>
      <Answered answer={answer} what={words('versions.list')} onRetry={ask}>
        {() => null}
      </Answered>
    </Page>
  )
}

async function readAll({ type, id }: Asked) {
  const found = await sendPlainQuietly(type, 'read', { id })
  if (!found.ok) return found
  const versions = await readVersions(found.value)
  return versions.ok
    ? { ok: true as const, value: { definition: found.value, versions: versions.value } }
    : versions
}

type VersionsProps = {
  readonly definition: LivingDefinition
  readonly versions: readonly LivingDefinition[]
  readonly onChange: () => void
}

function Versions({ definition, versions, onChange }: VersionsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { resourceType, id, name, status, version } = definition
  const act = useAct()
  useWorkspace({
    key: `versions/${resourceType}/${id}`,
    title: name,
    subtitle: words('versions.screen.versions'),
  })
  const askUses = useCallback(
    () => sendQuietly('noteDefinition.whereUsed', { definition: { id, resourceType } }),
    [id, resourceType],
  )
  const uses = useAsked(askUses)

  return (
    <Page
      title={name}
      beside={
        <>
          <StatusBadge status={status} />
          <span className="build-quiet">{words('build.version', { number: version })}</span>
          <span className="build-quiet">{labels(`type.${resourceType}`)}</span>
        </>
      }
      toolbar={<LifeActs definition={definition} versions={versions} act={act} onChange={onChange} />}
    >
      {act.failure && <FailureNotice failure={act.failure} />}
      <div className="build-life">
        <VersionList versions={versions} current={id} />
        <section aria-labelledby="version-differences">
          <h2 id="version-differences">{words('versions.differences')}</h2>
          <DifferenceChoice versions={versions} current={id} />
        </section>
        <section aria-labelledby="version-uses">
          <h2 id="version-uses">{words('versions.where-used')}</h2>
          <Answered answer={uses.answer} what={words('versions.where-used')} onRetry={uses.ask}>
            {(found) => <UseList uses={found.uses} />}
          </Answered>
        </section>
      </div>
    </Page>
  )
}

type ListProps = { readonly versions: readonly LivingDefinition[]; readonly current: string }

function VersionList({ versions, current }: ListProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <section aria-labelledby="version-list">
      <h2 id="version-list">{words('versions.list')}</h2>
      <ul className="build-parts">
        {versions.map(({ id, resourceType, version, status, meta }) => (
          <li key={id} aria-current={id === current || undefined}>
            <ScreenLink to={pathOfVersions(resourceType, id)}>
              {words('build.version', { number: version })}
            </ScreenLink>
            <StatusBadge status={status} />
            <span className="build-quiet">{moments.dayAndTime(meta.lastModified)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
