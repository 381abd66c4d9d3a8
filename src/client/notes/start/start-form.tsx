import { Button, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { BegunDialog } from '#client/person/starting/begun-dialog.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { DefinitionList } from './definition-list.tsx'
import { SessionQuestions } from './session-questions.tsx'
import { type StartQuestions, useStart } from './use-start.ts'
import { VisitChoice } from './visit-choice.tsx'

type Props = { readonly patientId: string; readonly kind: string | undefined }

/** The questions of a note that is about to be started, and the button that starts it. */
export function StartForm({ patientId, kind }: Props): ReactNode {
  const words = useWords()
  const start = useStart(patientId, kind)
  const { form, choices, definition } = start
  const { isSubmitting } = form.formState
  const isOfVisit = form.watch('appointmentId') !== ''
  const isAboutSession = start.kind !== 'DocumentationNote'
  return (
    <form className="start-form" onSubmit={start.begin} noValidate>
      {isAboutSession && choices.visits.length > 0 && (
        <Controller
          control={form.control}
          name="appointmentId"
          render={({ field }) => <VisitChoice visits={choices.visits} {...field} />}
        />
      )}
      <Answered
        answer={choices.definitions}
        what={words('note.start-fitting')}
        shape="rows"
        onRetry={choices.onRetry}
      >
        {({ items }) => (
          <Controller
            control={form.control}
            name="definitionId"
            rules={{ required: words('note.start-choose') }}
            render={({ field, fieldState }) => (
              <DefinitionList
                definitions={items}
                start={start}
                error={fieldState.error?.message}
                {...field}
              />
            )}
          />
        )}
      </Answered>
      {start.mayDraft && (
        <Checkbox
          label={words('note.start-drafted')}
          description={words('note.start-drafted-how')}
          {...form.register('isDrafted')}
        />
      )}
      {definition && !isAboutSession && <p className="start-hint">{words('note.start-no-session')}</p>}
      {isAboutSession && !isOfVisit && <SessionQuestions start={start} />}
      {start.dialog}
      <StartRefused start={start} />
      <div className="start-end">
        <Button type="submit" loading={isSubmitting}>
          {words('note.start-go')}
        </Button>
      </div>
    </form>
  )
}

/** What stands against the start: a draft that is open already, to which one goes from here, or anything else. */
function StartRefused({ start }: { readonly start: StartQuestions }): ReactNode {
  const words = useWords()
  const go = useGo()
  const { openDraft, failure, begun } = start
  const { isSubmitting } = start.form.formState
  if (begun)
    return (
      <BegunDialog
        begun={begun}
        isStarting={isSubmitting}
        onClose={start.leave}
        onOwn={start.start('beside')}
      />
    )
  if (!openDraft) return failure && <FailureNotice failure={failure} />
  return (
    <div className="start-open" role="alert">
      <p>
        <b>{words('note.start-open-title')}</b> {words('note.start-open-text')}
      </p>
      <Button onClick={() => go(`/notes/${openDraft}`)}>{words('note.start-open-go')}</Button>
      <Button variant="default" onClick={start.start('another')}>
        {words('note.start-another')}
      </Button>
    </div>
  )
}
