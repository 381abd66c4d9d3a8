import { Button } from '@mantine/core'
import { IconFile, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { contentFacts, sizeText } from '#client/content/content-facts.ts'
import { hasPicture, usePicture } from '#client/content/use-picture.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { CopyStates } from '#client/form/words/copy-states.tsx'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import type { ChartDocument } from './use-documents.ts'
import './documents.css'

type Props = {
  readonly label: string
  readonly documents: readonly ChartDocument[]
  readonly onOpen: (document: ChartDocument) => void
  readonly chosen?: ReadonlySet<string>
  readonly onChoose?: (id: string, isChosen: boolean) => void
}

/** A list of documents: a small picture of each, what it is, of when, and how it stands. */
export function DocumentList({ label, documents, onOpen, chosen, onChoose }: Props): ReactNode {
  const words = useWords()
  return (
    <ul className="document-list" aria-label={label}>
      {documents.map((document) => (
        <li key={document.id} className="document-row">
          {onChoose && (
            <label className="document-tick">
              <input
                type="checkbox"
                checked={chosen?.has(document.id) ?? false}
                aria-label={words('documents.choose', { name: document.title })}
                onChange={(event) => onChoose(document.id, event.currentTarget.checked)}
              />
            </label>
          )}
          <Thumb document={document} />
          <div className="document-facts">
            <button type="button" className="document-open" onClick={() => onOpen(document)}>
              {document.title}
            </button>
            <Facts document={document} />
          </div>
          <States document={document} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ document }: { readonly document: ChartDocument }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const codeWords = useCodeWords()
  const locale = useLocale()
  const facts = contentFacts(document.content)
  const day =
    document.resourceType === 'DocumentReference'
      ? (document.date && moments.approximate(document.date)) ||
        moments.date(moments.dayOf(document.received))
      : document.period && moments.date(document.period.start)
  const file = facts
    ? [
        facts.kind,
        facts.pages && words('documents.pages', { pages: facts.pages }),
        sizeText(facts.size, locale),
      ]
    : [words('documents.no-file')]
  return (
    <span className="document-dim">
      {[codeWords('document-type', document.type.code), day, ...file].filter(Boolean).join(' · ')}
    </span>
  )
}

function States({ document }: { readonly document: ChartDocument }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const isFile = document.resourceType === 'DocumentReference'
  const state = isFile
    ? `enumeration.FilingState.${document.indexState}`
    : `enumeration.ReportStatus.${document.status}`
  const isCopy = !isFile && document.sourceVersion !== undefined
  if (isCopy)
    return (
      <span className="document-states">
        <LabelTags meta={document.meta} />
        <CopyStates copy={document} />
        <span className="document-state">{words('documents.copy')}</span>
      </span>
    )
  const isQuiet = isFile ? document.indexState === 'Filed' : document.status === 'Final'
  return (
    <span className="document-states">
      <LabelTags meta={document.meta} />
      {!isQuiet && <span className="document-state">{labels(state)}</span>}
    </span>
  )
}

function Thumb({ document }: { readonly document: ChartDocument }): ReactNode {
  const { id, meta, resourceType: type, content } = document
  const facts = contentFacts(content)
  const isDrawn = facts !== undefined && facts.size > 0 && hasPicture(facts.kind)
  const address = usePicture({ type, id, versionId: meta.versionId }, 256, isDrawn)
  const Icon = facts?.kind === 'TXT' ? IconFileText : IconFile
  return (
    <span className="document-thumb" aria-hidden="true">
      {address ? <img src={address} alt="" /> : <Icon size={22} stroke={1.4} />}
    </span>
  )
}

/** The button beneath a list that has more. */
export function MoreDocuments({ onMore }: { readonly onMore: () => void }): ReactNode {
  const words = useWords()
  return (
    <Button variant="default" className="document-more" onClick={onMore}>
      {words('documents.more')}
    </Button>
  )
}
