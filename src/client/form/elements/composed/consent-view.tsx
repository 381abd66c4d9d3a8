import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { Markdown } from '#client/form/words/markdown.tsx'
import { useWords } from '#client/ui/words.tsx'

type Consent = { readonly decision?: string; readonly statementHash?: string }

const decisions = ['agree', 'disagree'] as const

/** An answer composed of a statement to read, and the answer to it; the answer keeps the fingerprint of the words that were agreed to. */
export function ConsentView({ element, id, value, change, leave, isReadOnly, marks }: ViewProps<Consent>) {
  const { words } = useFormRoom()
  const say = useWords()
  const statement = words.fill(element.body ?? '')
  const decide = async (decision: string) => {
    change({ decision, statementHash: await fingerprint(statement) })
  }
  return (
    <div className="form-consent">
      <details open className="form-instructions">
        <summary>{say('form.statement')}</summary>
        <Markdown text={statement} />
      </details>
      <div className="form-options" role="radiogroup" aria-label={say('form.decision')}>
        {decisions.map((decision, index) => (
          <label key={decision} className="form-tick">
            <input
              {...marks}
              type="radio"
              id={index === 0 ? id : `${id}-${decision}`}
              name={id}
              checked={value?.decision === decision}
              disabled={isReadOnly}
              onChange={() => void decide(decision)}
              onBlur={leave}
            />
            <span>{words.message(`elements.code.${decision}`)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
