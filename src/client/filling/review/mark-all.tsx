import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { Confirmation } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { isSafeTogether } from './is-safe-together.ts'

type Props = {
  /** The answers that are on the screen. */
  readonly responses: readonly QuestionnaireResponse[]
  /** How many wait in all. */
  readonly total: number
}

/** Marks what is on the screen as reviewed, after having said how many and what stays: an alert is read and answered by itself, never in bulk. */
export function MarkAll({ responses, total }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { profile, practice } = useSession()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const marked = responses.filter(isSafeTogether)
  const alerts = responses.length - marked.length
  const isAllowed = mayDo('questionnaireResponse.review') && profile?.resourceType === 'Practitioner'
  if (!isAllowed || practice?.allowMarkAllReview === false || marked.length === 0) return null

  const markAll = async () => {
    setBusy(true)
    let done = 0
    // One after the other: each is judged by itself, in the version that is on the screen.
    for (const { id, meta } of marked) {
      const outcome = await send('questionnaireResponse.review', { id, versionId: meta.versionId })
      if (outcome.ok) done += 1
    }
    setBusy(false)
    notify(words('filling.marked-all', { count: done, left: marked.length - done }))
    refreshAnswers('QuestionnaireResponse')
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconChecks size={15} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => setAsking(true)}
      >
        {words('filling.mark-all')}
      </Button>
      <Confirmation
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('filling.mark-all')}
        text={words('filling.mark-all-text', {
          count: marked.length,
          alerts,
          more: Math.max(0, total - responses.length),
        })}
        confirmLabel={words('filling.mark-count', { count: marked.length })}
        onConfirm={() => void markAll()}
      />
    </>
  )
}
