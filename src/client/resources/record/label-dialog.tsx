import { Button, Checkbox } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { sendPlainQuietly } from '#client/api/send.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { labelCodes } from '#client/form/words/label-tags.tsx'
import type { Row } from '#client/resources/rows/use-description.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { labels } from '#generated/permissions/labels.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

type Props = { readonly type: ResourceType; readonly record: Row; readonly onClose: () => void }

const keptLabels = keepTyping<readonly string[]>()

/** The dialog of a record in which security labels are set and lifted; what the server would refuse this person is not offered. */
export function LabelDialog({ type, record, onClose }: Props): ReactNode {
  const words = useWords()
  const before = labelCodes(record.meta)
  const kept = useKept(keptLabels, `${type}/${record.id}`, () => before)
  const wanted = kept.typed
  const [failure, setFailure] = useState<SeenFailure>()
  const changeable = useChangeable(type, record)

  const save = async () => {
    setFailure(undefined)
    if (sameCodes(before, wanted)) {
      kept.startOver()
      return onClose()
    }
    const outcome = await sendPlainQuietly(type, 'patch', changeOf(record, wanted))
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(wanted)
    refreshAnswers(type)
    notify(words('resources.labels-saved'))
    return onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words('resources.labels-change')}>
      {changeable === undefined && <Loading what={words('resources.labels')} />}
      {changeable?.length === 0 && <p>{words('resources.labels-not-yours')}</p>}
      {changeable !== undefined && changeable.length > 0 && (
        <>
          <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
          <Choices codes={changeable} wanted={wanted} onChange={kept.type} />
        </>
      )}
      {failure && <FailureNotice failure={failure} />}
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button onClick={save} disabled={changeable === undefined || changeable.length === 0}>
          {words('resources.labels-save')}
        </Button>
      </div>
    </Dialog>
  )
}

type ChoicesProps = {
  readonly codes: readonly string[]
  readonly wanted: readonly string[]
  readonly onChange: (wanted: readonly string[]) => void
}

function Choices({ codes, wanted, onChange }: ChoicesProps): ReactNode {
  const meanings = useLabels()
  const codeWords = useCodeWords()
  return (
    <div className="label-choices">
      {codes.map((code) => (
        <Checkbox
          key={code}
          label={codeWords('security-label', code)}
          description={meanings(`resources.label-${code}`)}
          checked={wanted.includes(code)}
          onChange={() => onChange(toggled(wanted, code))}
        />
      ))}
    </div>
  )
}

/** The labels that this person may set or lift here: each is tried, and nothing of the trial is kept. */
function useChangeable(type: ResourceType, record: Row): readonly string[] | undefined {
  const [codes, setCodes] = useState<readonly string[]>()
  useEffect(() => {
    let isLeft = false
    Promise.all(labels.map(({ code }) => isChangeable(type, record, code))).then(
      (answers) => {
        if (!isLeft) setCodes(labels.flatMap(({ code }, place) => (answers[place] ? [code] : [])))
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [type, record])
  return codes
}

async function isChangeable(type: ResourceType, record: Row, code: string): Promise<boolean> {
  const wanted = toggled(labelCodes(record.meta), code)
  const outcome = await sendPlainQuietly(type, 'patch', { ...changeOf(record, wanted), dryRun: true })
  if (!outcome.ok) return false
  return sameCodes(labelCodes(outcome.value.meta), wanted)
}

function changeOf({ id, meta }: Row, wanted: readonly string[]) {
  const path = '/meta/securityLabels'
  const value = wanted.map((code) => ({ code, display: code }))
  const operation =
    wanted.length === 0 ? ({ op: 'remove', path } as const) : ({ op: 'add', path, value } as const)
  return { id, versionId: meta.versionId, operations: [operation] }
}

function toggled(codes: readonly string[], code: string): readonly string[] {
  return codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code]
}

function sameCodes(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((code) => others.includes(code))
}
