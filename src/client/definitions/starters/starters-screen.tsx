import { TextInput } from '@mantine/core'
import { IconSearch, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { answers } from '#client/api/answers.ts'
import { sendQuietly } from '#client/api/send.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Starter } from '#generated/types/starter.ts'
import { starterTypes } from './starter-acts.ts'
import { StarterCard } from './starter-card.tsx'
import { StarterPreview } from './starter-preview.tsx'
import { useStarterCopy } from './use-starter-copy.ts'
import '#client/definitions/shown/definitions.css'
import './starters.css'

const queryKey = ['noteDefinition.starters']

/** What comes with the product: each starter with what it is for, a look at the real form, and the way to a Draft of one's own. */
export function StartersScreen(): ReactNode {
  const words = useWords()
  const title = words('build.screen.starters')
  // Asking changes nothing, so nothing else is read again.
  const { data: answer } = useQuery(
    { queryKey, queryFn: () => sendQuietly('noteDefinition.starters', {}) },
    answers,
  )
  return (
    <Page title={title}>
      <p className="build-hint">{words('starters.intro')}</p>
      <Answered
        answer={answer}
        what={title}
        shape="cards"
        onRetry={() => void answers.invalidateQueries({ queryKey })}
        isEmpty={({ starters }) => starters.length === 0}
        empty={
          <EmptyState icon={IconTemplate} title={words('starters.none')} text={words('starters.none-text')} />
        }
      >
        {({ starters }) => <Gallery starters={starters} />}
      </Answered>
    </Page>
  )
}

function Gallery({ starters }: { readonly starters: readonly Starter[] }): ReactNode {
  const words = useWords()
  const copying = useStarterCopy()
  const [wanted, setWanted] = useState('')
  const [looked, setLooked] = useState<Starter>()
  const found = starters.filter((starter) => isMeant(starter, wanted))

  return (
    <>
      <TextInput
        className="starters-find"
        type="search"
        label={words('starters.find')}
        leftSection={<IconSearch size={14} aria-hidden="true" />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <p className="build-quiet" role="status">
        {words('starters.shown', { count: found.length })}
      </p>
      {copying.failure && !looked && <FailureNotice failure={copying.failure} />}
      {found.length === 0 && (
        <EmptyState
          icon={IconSearch}
          title={words('starters.none-found')}
          text={words('starters.none-found-text')}
        />
      )}
      {starterTypes.map((type) => (
        <StarterGroup
          key={type}
          type={type}
          starters={found.filter(({ definitionType }) => definitionType === type)}
          copying={copying}
          onLook={setLooked}
        />
      ))}
      <StarterPreview starter={looked} copying={copying} onClose={() => setLooked(undefined)} />
    </>
  )
}

type GroupProps = {
  readonly type: Starter['definitionType']
  readonly starters: readonly Starter[]
  readonly copying: ReturnType<typeof useStarterCopy>
  readonly onLook: (starter: Starter) => void
}

function StarterGroup({ type, starters, copying, onLook }: GroupProps): ReactNode {
  const labels = useLabels()
  if (starters.length === 0) return null
  return (
    <section className="starters-group" aria-labelledby={`starters-${type}`}>
      <h2 id={`starters-${type}`}>{labels(`types.${type}`)}</h2>
      <ul>
        {starters.map((starter) => (
          <StarterCard key={starter.key} starter={starter} copying={copying} onLook={onLook} />
        ))}
      </ul>
    </section>
  )
}

/** Every word that is looked for stands in the name or in what it is for. */
function isMeant({ name, purpose }: Starter, wanted: string): boolean {
  const text = `${name} ${purpose}`.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
