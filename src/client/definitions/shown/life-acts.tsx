import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send, sendPlain } from '#client/api/send.ts'
import { pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import type { ActState } from '#client/definitions/shown/use-act.ts'
import { ImpactDialog, type LifeAct } from '#client/impact/impact-dialog.tsx'
import { type LivingDefinition, livingTypes } from '#client/impact/living-definition.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { notify } from '#client/ui/notices.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { useWords } from '#client/ui/words.tsx'
import { plainId } from '#generated/operations/operations.ts'
import { failed } from '#shared/outcome/outcome.ts'

type Props = {
  readonly definition: LivingDefinition
  readonly versions: readonly LivingDefinition[]
  readonly act: ActState
  readonly onChange: () => void
  /** Waits until what was written here is stored; false when it does not arrive. */
  readonly settle?: () => Promise<boolean>
  /** Where a new version leads to; by default to its versions. */
  readonly onBegun?: (id: string) => void
}

/** What may be done with a version now; before it is published, retired or deleted it is told what that means. */
export function LifeActs(props: Props): ReactNode {
  const words = useWords()
  const { definition, versions, act } = props
  const allowed = useAllowed(definition, versions)
  const { save, begin, revive, confirmed } = useLife(props)
  const [asking, setAsking] = useState<LifeAct>()
  const ask = async (each: LifeAct) => {
    if (!props.settle || (await props.settle())) return setAsking(each)
    await act.perform(
      async () => failed({ kind: 'unreachable' }),
      () => undefined,
    )
  }
  const quiet = [
    { labelId: 'versions.export', isOffered: true, perform: save },
    { labelId: 'versions.new-version', isOffered: allowed.newVersion, perform: begin },
    { labelId: 'versions.revive', isOffered: allowed.revive, perform: revive },
  ] as const

  return (
    <>
      {quiet
        .filter(({ isOffered }) => isOffered)
        .map(({ labelId, perform }) => (
          <Button key={labelId} variant="default" loading={act.isBusy} onClick={() => void perform()}>
            {words(labelId)}
          </Button>
        ))}
      {(['delete', 'retire', 'publish'] as const)
        .filter((each) => allowed[each])
        .map((each) => (
          <Button
            key={each}
            variant={each === 'publish' ? 'filled' : 'default'}
            loading={act.isBusy}
            onClick={() => void ask(each)}
          >
            {words(`versions.${each}`)}
          </Button>
        ))}
      {asking && (
        <ImpactDialog
          definition={definition}
          act={asking}
          text={words(`versions.${asking}-text`)}
          onConfirm={() => void confirmed[asking]()}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

type Life = {
  readonly save: () => Promise<void>
  readonly begin: () => Promise<void>
  readonly revive: () => Promise<void>
  readonly confirmed: { readonly [Act in LifeAct]: () => Promise<void> }
}

/** The acts themselves; each says when it is done, and a refusal stands on the screen. */
function useLife({ definition, act, onChange, onBegun }: Props): Life {
  const words = useWords()
  const go = useGo()
  const { id, resourceType, name, meta } = definition
  const stored = { id, versionId: meta.versionId }
  const done = () => {
    notify(words('versions.done', { name }))
    onChange()
  }
  const setStatus = (value: 'Active' | 'Retired') => {
    const operations = [{ op: 'replace', path: '/status', value }] as const
    return act.perform(() => sendPlain(resourceType, 'patch', { ...stored, operations }), done)
  }
  return {
    save: () =>
      act.perform(
        () => send('noteDefinition.exportPackage', { definitions: [{ id, resourceType }] }),
        ({ fileName, content }) => {
          saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), fileName)
          notify(words('versions.exported', { file: fileName }))
        },
      ),
    begin: () =>
      act.perform(
        () => send(livingTypes[resourceType].newVersion, { id }),
        ({ id: made }) => (onBegun ? onBegun(made) : go(pathOfVersions(resourceType, made))),
      ),
    revive: () => setStatus('Active'),
    confirmed: {
      publish: () => act.perform(() => send(livingTypes[resourceType].publish, stored), done),
      retire: () => setStatus('Retired'),
      delete: () =>
        act.perform(
          () => sendPlain(resourceType, 'delete', stored),
          () => go('/build', { replace: true }),
        ),
    },
  }
}

type Allowed = { readonly [Act in LifeAct | 'newVersion' | 'revive']: boolean }

/** What the state of a version and the rights of this person allow; only a guide, the server decides. */
function useAllowed(
  { resourceType, status }: LivingDefinition,
  versions: readonly LivingDefinition[],
): Allowed {
  const { mayDo } = usePermissions()
  const { publish, newVersion } = livingTypes[resourceType]
  const { patch, delete: remove } = plainId[resourceType]
  const has = (wanted: LivingDefinition['status']) => versions.some((each) => each.status === wanted)
  return {
    publish: status === 'Draft' && mayDo(publish),
    delete: status === 'Draft' && mayDo(remove),
    retire: status === 'Active' && mayDo(patch),
    revive: status === 'Retired' && !has('Active') && mayDo(patch),
    newVersion: status !== 'Draft' && !has('Draft') && mayDo(newVersion),
  }
}
