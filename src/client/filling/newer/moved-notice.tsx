import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { OpenResponse } from '#client/filling/open/open-response.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { useMoving } from './use-moving.ts'

type Props = {
  readonly response: QuestionnaireResponse
  readonly questionnaire: Questionnaire
  readonly open: OpenResponse
  readonly onMoved: (way: 'newer' | 'back') => void
}

/** Answers have just moved to a newer version: that is said, and taken back by a press until something else is typed. */
export function MovedNotice({ response, questionnaire, open, onMoved }: Props): ReactNode {
  const words = useWords()
  const { move, isBusy, failure } = useMoving(response, open)
  const [isTyped, setTyped] = useState(false)
  useEffect(() => open.answers.subscribeAll(() => setTyped(true)), [open])
  if (isTyped) return null
  return (
    <div className="filling-newer" role="status">
      <p>
        {words('filling.moved-to-newer', { version: questionnaire.version })}{' '}
        <Button
          variant="default"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void move(true).then((isDone) => isDone && onMoved('back'))}
        >
          {words('filling.undo-newer')}
        </Button>
      </p>
      {failure && <FailureNotice failure={failure} />}
    </div>
  )
}
