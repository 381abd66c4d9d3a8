import { NativeSelect } from '@mantine/core'
import { type ReactNode, useCallback, useState } from 'react'
import { DifferenceList } from '#client/impact/difference-list.tsx'
import type { LivingDefinition } from '#client/impact/living-definition.ts'
import { readDifferences } from '#client/impact/read-impact.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'

type Props = { readonly versions: readonly LivingDefinition[]; readonly current: string }

/** Two versions of one's choice and in what they differ; at first this one with the one before it. */
export function DifferenceChoice({ versions, current }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const place = versions.findIndex(({ id }) => id === current)
  const first = versions[place + 1] ?? versions[place]
  const [pair, setPair] = useState({
    older: first?.id ?? current,
    newer: first?.id === current ? (versions[place - 1]?.id ?? current) : current,
  })
  const [older, newer] = [pair.older, pair.newer].map((id) => versions.find((each) => each.id === id))
  if (versions.length < 2 || !older || !newer) return <p>{words('versions.one')}</p>

  const options = versions.map(({ id, version, status }) => ({
    value: id,
    label: words('versions.option', {
      number: version,
      status: labels(`enumeration.DefinitionStatus.${status}`),
    }),
  }))
  return (
    <>
      <div className="build-pair">
        <NativeSelect
          label={words('versions.older')}
          data={options}
          value={pair.older}
          onChange={(event) => setPair({ ...pair, older: event.currentTarget.value })}
        />
        <NativeSelect
          label={words('versions.newer')}
          data={options}
          value={pair.newer}
          onChange={(event) => setPair({ ...pair, newer: event.currentTarget.value })}
        />
      </div>
      <Compared key={`${older.id} ${newer.id}`} older={older} newer={newer} />
    </>
  )
}

function Compared({
  older,
  newer,
}: {
  readonly older: LivingDefinition
  readonly newer: LivingDefinition
}): ReactNode {
  const words = useWords()
  const { answer, ask } = useAsked(useCallback(() => readDifferences(older, newer), [older, newer]))
  return (
    <Answered answer={answer} what={words('versions.differences')} onRetry={ask}>
      {(differences) => <DifferenceList type={newer.resourceType} differences={differences} />}
    </Answered>
  )
}
