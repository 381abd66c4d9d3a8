import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { DrawnSection } from '#client/definitions/note-builder/sections/drawn-section.tsx'
import { partOf, titleOf, useParts } from '#client/definitions/note-builder/sections/use-parts.tsx'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import { sectionsInOrder } from '#shared/notes/editing/edited-sections.ts'

type Props = { readonly title: string; readonly reference: Reference }

/** One part of a shared note: its sections as they will be filled, and the way to where they are built. */
export function GroupPart({ title, reference }: Props): ReactNode {
  const words = useWords()
  const input = useMemo(() => ({ id: reference.id }), [reference.id])
  const answer = useAnswer('noteDefinition.read', input)
  const part = answer?.ok ? answer.value : undefined
  return (
    <section className="build-section" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {part && <StatusBadge status={part.status} />}
        <ScreenLink to={pathOfDefinition('NoteDefinition', reference.id)}>
          {words(part?.status === 'Draft' ? 'note-builder.edit-sections' : 'note-builder.open-section', {
            name: part?.name ?? reference.display ?? title,
          })}
        </ScreenLink>
      </header>
      <Answered answer={answer} what={title} onRetry={() => askAgain('noteDefinition.read', input)}>
        {(definition) => <Sections definition={definition} />}
      </Answered>
    </section>
  )
}

function Sections({ definition }: { readonly definition: NoteDefinition }): ReactNode {
  const words = useWords()
  const sections = sectionsInOrder(definition)
  const { parts, readers } = useParts(sections)
  return (
    <>
      {readers}
      {sections.length === 0 && <p className="build-quiet">{words('note-builder.no-sections')}</p>}
      {sections.map((section, index) => {
        const part = partOf(parts, section)
        return (
          <div key={section.id} className="builder-item">
            <h3>
              <span className="builder-number">{words('builder.number', { number: index + 1 })}</span>{' '}
              {titleOf(section, parts)}
            </h3>
            {part && <DrawnSection part={part} />}
          </div>
        )
      })}
    </>
  )
}
