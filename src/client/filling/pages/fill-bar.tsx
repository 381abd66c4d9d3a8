import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Pages } from '#client/filling/pages/use-pages.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = { readonly pages: Pages; readonly isBusy: boolean; readonly onSubmit: () => void }

/** Beneath the questions: how far one is, the page before and the next, and at the end the button that submits. */
export function FillBar({ pages: { at, count, go }, isBusy, onSubmit }: Props): ReactNode {
  const words = useWords()
  const id = useId()
  const isLast = at >= count - 1
  return (
    <div className="filling-bar">
      {count > 1 && (
        <span className="filling-progress">
          <label htmlFor={id}>{words('filling.page', { at: at + 1, count })}</label>
          <progress id={id} max={count} value={at + 1} />
        </span>
      )}
      {at > 0 && (
        <Button variant="default" onClick={() => go(at - 1)}>
          {words('filling.back')}
        </Button>
      )}
      {isLast ? (
        <Button onClick={onSubmit} loading={isBusy}>
          {words('filling.submit')}
        </Button>
      ) : (
        <Button onClick={() => go(at + 1)}>{words('filling.next')}</Button>
      )}
    </div>
  )
}
