import { Button, Progress } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { typeNamed, useDescription, useVerbs } from '#client/resources/rows/use-description.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { useAskBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type PlainId, plainId } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { FileDoor } from './file-door.tsx'
import { type ImportState, sumsOf } from './import-state.ts'
import { MappingForm } from './mapping-form.tsx'
import { ResultList } from './result-list.tsx'
import { type Import, useImport } from './use-import.ts'
import '#client/resources/exchange/exchange.css'

/** Rows come in from a file: `/resources/Location/import`. */
export function ImportScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const type = typeNamed(params.type)
  if (!type)
    return (
      <Page title={words('exchange.screen.import')}>
        <FailureNotice failure={{ kind: 'missing' }} />
      </Page>
    )
  return <ImportOf key={type} type={type} />
}

function ImportOf({ type }: { readonly type: ResourceType }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const description = useDescription(type)
  const can = useVerbs(description.type)
  const create = plainId[description.type].create
  const title = words('exchange.import-title', { types: labels(description.pluralId) })

  return (
    <Page title={title}>
      {create && can('create') ? (
        <OpenImport description={description} create={create} />
      ) : (
        <FailureNotice failure={{ kind: 'forbidden', permission: `${type}:Create` }} />
      )}
    </Page>
  )
}

type Props = { readonly description: ScreenDescription; readonly create: PlainId<'create'> }

function OpenImport({ description, create }: Props): ReactNode {
  const words = useWords()
  const coming = useImport(description, create)
  const { job, state } = coming
  const isBusy = state.phase === 'checking' || state.phase === 'running'
  useAskBeforeClosing(isBusy)

  return (
    <div className="exchange-import">
      <FileDoor isBusy={isBusy || state.phase === 'reading'} onFile={(file) => void coming.open(file)} />
      {state.trouble && (
        <p className="exchange-trouble" role="alert">
          {words(state.trouble)}
        </p>
      )}
      {state.phase === 'reading' && <p role="status">{words('exchange.reading')}</p>}
      {state.file && <MappingForm coming={coming} isBusy={isBusy} />}
      {isBusy && <Underway state={state} />}
      {state.failure && <FailureNotice failure={state.failure} onRetry={job.retry} />}
      {state.file && <Steps coming={coming} isBusy={isBusy} />}
      {state.file && !isBusy && <Ended state={state} type={description.type} />}
      {state.file && state.results.some((result) => result !== undefined) && (
        <ResultList file={state.file} results={state.results} />
      )}
    </div>
  )
}

function Underway({ state }: { readonly state: ImportState }): ReactNode {
  const words = useWords()
  const { done, total, phase } = state
  const text = words(phase === 'checking' ? 'exchange.checking' : 'exchange.importing', { done, total })
  return (
    <div className="exchange-underway">
      <p role="status">{text}</p>
      <Progress.Root size="lg">
        <Progress.Section value={total === 0 ? 100 : (100 * done) / total} aria-label={text} />
      </Progress.Root>
    </div>
  )
}

type StepsProps = { readonly coming: Import; readonly isBusy: boolean }

/** Try first, then store: the two steps, and the way to call them off. */
function Steps({ coming, isBusy }: StepsProps): ReactNode {
  const words = useWords()
  const { job, state, check, run } = coming
  const { fit } = sumsOf(state)
  if (isBusy)
    return (
      <div className="exchange-steps">
        <Button variant="default" onClick={job.cancel}>
          {words('ui.cancel')}
        </Button>
      </div>
    )
  const isTwice = new Set(mapped(state)).size < mapped(state).length
  return (
    <div className="exchange-steps">
      {isTwice && <p className="exchange-trouble">{words('exchange.mapped-twice')}</p>}
      <Button
        variant={state.phase === 'mapping' ? 'filled' : 'default'}
        disabled={isTwice}
        onClick={() => void check()}
      >
        {words('exchange.check')}
      </Button>
      {fit > 0 && <Button onClick={() => void run()}>{words('exchange.run', { rows: fit })}</Button>}
    </div>
  )
}

function mapped({ mapping }: ImportState): readonly string[] {
  return mapping.filter((key) => key !== undefined)
}

type EndedProps = { readonly state: ImportState; readonly type: string }

/** What the last step came to. */
function Ended({ state, type }: EndedProps): ReactNode {
  const words = useWords()
  const { fit, unfit, made, open } = sumsOf(state)
  const isLooked = fit + unfit + made > 0
  const text = isLooked ? words('exchange.sums', { fit, unfit, made, open }) : ''
  useEffect(() => {
    if (text !== '') announce(text)
  }, [text])
  if (!isLooked) return null
  return (
    <p className="exchange-sums">
      {text} {made > 0 && <ScreenLink to={`/resources/${type}`}>{words('exchange.to-list')}</ScreenLink>}
    </p>
  )
}
