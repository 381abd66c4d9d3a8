import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

/** New recovery codes, shown this once: to be copied, printed, or written down. */
export function RecoveryCodeList({ codes, onDone }: Props): ReactNode {
  const words = useWords()
  const text = useRef<HTMLParagraphElement>(null)
  // What was pressed is gone: the codes are read out, and Tab goes on from there.
  useEffect(() => text.current?.focus(), [])
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    notify(words('account.codes-copied'))
  }
  return (
    <div className="factor-steps">
      <p ref={text} tabIndex={-1}>
        {words('account.codes-text')}
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="state-actions">
        {'clipboard' in navigator && (
          <Button variant="default" onClick={copy}>
            {words('account.codes-copy')}
          </Button>
        )}
        <Button variant="default" onClick={() => print()}>
          {words('account.codes-print')}
        </Button>
        <Button onClick={onDone}>{words('account.codes-done')}</Button>
      </div>
    </div>
  )
}
