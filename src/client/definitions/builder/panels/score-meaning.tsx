import { NumberInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { withFields } from '#client/definitions/drafting/with-fields.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'

type Props = {
  readonly score: ScoreDefinition
  readonly onChange: (score: ScoreDefinition, field: string) => void
}

type Coded = { readonly code?: string }

const asked = {
  elements: [
    {
      id: 'code',
      type: 'Choice',
      display: 'Autocomplete',
      labelId: 'builder.score-code',
      codedList: 'score-code',
    },
  ],
} as const

/** What a score means beside its bands: from which difference on it has changed, and under which code others know it. */
export function ScoreMeaning({ score, onChange }: Props): ReactNode {
  const words = useWords()
  const { change, code } = score
  const value = useMemo((): Coded => (code === undefined ? {} : { code }), [code])
  const changed = (reliable: number | undefined) => {
    const next = withFields(change ?? {}, { reliable })
    onChange(withFields(score, { change: Object.keys(next).length > 0 ? next : undefined }), 'change')
  }
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
        onChange={(next) => onChange(withFields(score, { code: next.code }), 'code')}
      />
      <p className="builder-quiet">{words('builder.score-code-hint')}</p>
    </>
  )
}
