import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { AccessVerdict } from '#generated/enumerations/access-verdict.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

type Props = { readonly event: string; readonly label: string; readonly onReviewed: () => void }

const keptRemarks = keepTyping<string>()

/** The form of a verdict on an access: justified or not, with a remark where it was not. */
export function VerdictForm({ event, label, onReviewed }: Props): ReactNode {
  const words = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const kept = useKept(keptRemarks, event, () => '')
  const remark = kept.typed
  const [isWanting, setWanting] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const give = async (verdict: AccessVerdict) => {
    const text = remark.trim()
    const lacks = verdict === 'NotJustified' && text === ''
    setWanting(lacks)
    if (lacks) return field.current?.focus()
    const outcome = await send('auditEvent.reviewAccess', {
      id: event,
      verdict,
      ...(text !== '' && { text }),
    })
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(remark)
    notify(words('patients.access-verdict-kept'))
    onReviewed()
  }

  return (
    <fieldset className="verdict">
      <legend>{label}</legend>
      <Textarea
        ref={field}
        label={words('patients.access-remark')}
        value={remark}
        onChange={({ currentTarget }) => kept.type(currentTarget.value)}
        maxLength={500}
        autosize
        error={isWanting && words('patients.access-remark-needed')}
      />
      {failure && <FailureNotice failure={failure} />}
      <div className="state-actions">
        <Button variant="default" onClick={() => give('NotJustified')}>
          {words('patients.access-not-justified')}
        </Button>
        <Button onClick={() => give('Justified')}>{words('patients.access-justified')}</Button>
      </div>
    </fieldset>
  )
}
