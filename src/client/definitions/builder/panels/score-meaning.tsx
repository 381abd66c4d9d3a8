import { NumberInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { withFields } from '#client/definitions/drafting/with-fields.ts'
import { useListedOptions } from '#client/form/words/use-listed-options.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import type { Definition } from '#shared/forms/definition.ts'

type Props = {
  readonly score: ScoreDefinition
  readonly onChange: (make: (score: ScoreDefinition) => ScoreDefinition, field: string) => void
}

type Coded = { readonly code?: string }

/** What a score means beside its bands: from which difference on it has changed, and under which code others know it. */
export function ScoreMeaning({ score, onChange }: Props): ReactNode {
  const words = useWords()
  const { change, code } = score
  const value = useMemo((): Coded => (code === undefined ? {} : { code }), [code])
  const asked = useCodes(code)
  const changed = (reliable: number | undefined) =>
    onChange((now) => {
      const next = withFields(now.change ?? {}, { reliable })
      return withFields(now, { change: Object.keys(next).length > 0 ? next : undefined })
    }, 'change')
  return (
    <>
      <NumberInput
        label={words('builder.score-reliable')}
        description={words('builder.score-reliable-hint')}
        min={0}
        value={change?.reliable ?? ''}
        onChange={(next) => changed(next === '' ? undefined : Number(next))}
      />
      <EngineFields
        asked={asked}
        value={value}
        onChange={(next) => onChange((now) => withFields(now, { code: next.code }), 'code')}
      />
      <p className="builder-quiet">{words('builder.score-code-hint')}</p>
    </>
  )
}

/** The codes of scores that the practice knows by name; one that is none of them stays. */
function useCodes(code: string | undefined): Definition {
  const listed = useListedOptions()
  return useMemo(() => {
    const known = listed('score-code')
    const isKnown = code === undefined || known.some((each) => each.code === code)
    const options = isKnown ? known : [...known, { code, label: code }]
    return {
      elements: [
        { id: 'code', type: 'Choice', display: 'Autocomplete', labelId: 'builder.score-code', options },
      ],
    }
  }, [listed, code])
}
