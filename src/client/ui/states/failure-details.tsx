import type { ReactNode } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import '#client/ui/states.css'

type Props = { readonly failure: SeenFailure; readonly isOpen: boolean; readonly onClose: () => void }

/** The state of failure in detail: what a failed request was, for somebody who can help: request id, status, and the body as it came. */
export function FailureDetails({ failure, isOpen, onClose }: Props): ReactNode {
  const words = useWords()
  const seen = failure.seen

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={seen?.title ?? words('ui.error-details')} size="lg">
      <dl className="failure-facts">
        <dt>{words('ui.request-id')}</dt>
        <dd>{seen?.requestId ?? '–'}</dd>
        <dt>{words('ui.status-code')}</dt>
        <dd>{seen?.status ?? '–'}</dd>
      </dl>
      <ReadableText text={textOf(seen?.body)} label={words('ui.answer-body')} />
    </Dialog>
  )
}

type ErrorProps = { readonly error: Error; readonly isOpen: boolean; readonly onClose: () => void }

/** The same dialog for a mistake of our own: its name, its message and where it happened. */
export function ErrorDetails({ error, isOpen, onClose }: ErrorProps): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={error.message || words('ui.error-details')} size="lg">
      <dl className="failure-facts">
        <dt>{words('ui.error-name')}</dt>
        <dd>{error.name}</dd>
        <dt>{words('ui.error-message')}</dt>
        <dd>{error.message}</dd>
      </dl>
      <ReadableText text={error.stack ?? ''} label={words('ui.error-stack')} />
    </Dialog>
  )
}

function ReadableText({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  if (text === '') return null
  return (
    <section aria-label={label}>
      {/* The text may scroll, so the keyboard must be able to reach it. */}
      <textarea className="failure-body" readOnly rows={12} value={text} aria-label={label} />
    </section>
  )
}

function textOf(body: unknown): string {
  if (body === undefined || body === '') return ''
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2)
}
