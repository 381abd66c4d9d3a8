import { type ReactNode, useCallback, useMemo } from 'react'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { useAsked } from '#client/impact/use-asked.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import { allOf } from '#client/notes/record/all-of.ts'
import { type LoadedNote, loadDefinition } from '#client/notes/record/load-note.ts'
import { useSource } from '#client/ui/external-store.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import {
  isSectionWritten,
  type UpgradedSection,
  upgradedSection,
} from '#shared/notes/editing/upgraded-section.ts'
import { narrativeId } from '#shared/notes/editing/with-narrative.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

type Props = {
  readonly loaded: LoadedNote
  readonly open: OpenNote
  readonly newest: NoteDefinition
}

/** What becomes of a draft's answers in a newer version of its definition: how many are kept, and section by section which are not. */
export function NewerFate({ loaded, open, newest }: Props): ReactNode {
  const words = useWords()
  const ask = useCallback(() => readForms(newest), [newest])
  const forms = useAsked(ask)
  return (
    <Answered
      answer={forms.answer}
      what={words('note.newer-title', { version: newest.version })}
      onRetry={forms.ask}
    >
      {(found) => <FateList loaded={loaded} open={open} forms={found} />}
    </Answered>
  )
}

type NewerForms = ReadonlyMap<string, Definition>

/** What each section of a definition asks, by its key. */
async function readForms({ sections = [] }: NoteDefinition) {
  const read = await allOf(await Promise.all(sections.map(({ sectionForm }) => loadDefinition(sectionForm))))
  if (!read.ok) return read
  return succeeded<NewerForms>(
    new Map(
      sections.flatMap(({ key }, index) => {
        const definition = read.value[index]
        return definition ? [[key, definition] as const] : []
      }),
    ),
  )
}

type ListProps = Pick<Props, 'loaded' | 'open'> & { readonly forms: NewerForms }

function FateList({ loaded, open, forms }: ListProps): ReactNode {
  const words = useWords()
  const { note } = useSource(open)
  const fates = useMemo(() => fatesOf(note, forms), [note, forms])
  const nameOf = useQuestionNames(loaded)
  const kept = fates.reduce((sum, { fate }) => sum + (fate?.kept ?? 0), 0)
  return (
    <ul className="impact-list">
      <li>{words('note.newer-kept', { count: kept })}</li>
      {fates.flatMap(({ section, fate }) => {
        const { id, title } = section
        const names = (ids: readonly string[]) => ids.map((each) => `“${nameOf(id, each)}”`).join(', ')
        if (!fate) return [<li key={id}>{words('note.newer-section-gone', { section: title })}</li>]
        const said = { section: title }
        const gone = words('note.newer-gone', { ...said, names: names(fate.gone) })
        const unfit = words('note.newer-unfit', { ...said, names: names(fate.unfit) })
        return [
          ...(fate.gone.length > 0 ? [<li key={`${id} gone`}>{gone}</li>] : []),
          ...(fate.unfit.length > 0 ? [<li key={`${id} unfit`}>{unfit}</li>] : []),
        ]
      })}
    </ul>
  )
}

type SectionFate = {
  readonly section: Note['sections'][number]
  /** Absent: the section is no longer there. */
  readonly fate: UpgradedSection | undefined
}

/** Of each section in which something is written, what becomes of it. */
function fatesOf({ sections, serviceDate }: Note, forms: NewerForms): readonly SectionFate[] {
  return sections.filter(isSectionWritten).map((section) => {
    const definition = forms.get(section.key)
    if (!definition) return { section, fate: undefined }
    const form = compileForm(definition)
    const to = { form, takesNarrative: form.nodes.has(narrativeId) }
    return { section, fate: upgradedSection(section, to, serviceDate) }
  })
}

/** How a question of a section is called in the version that the draft is written by. */
function useQuestionNames({ parts, definitions }: LoadedNote): (sectionId: string, id: string) => string {
  const screenWords = useScreenWords()
  return useMemo(() => {
    const forms = new Map(
      parts.note.sections.flatMap(({ id }, index) => {
        const definition = definitions[index]
        return definition ? [[id, compileForm(definition)] as const] : []
      }),
    )
    return (sectionId, id) => {
      const element = forms.get(sectionId)?.nodes.get(id)?.element
      return element ? textOf(element, screenWords) : id
    }
  }, [parts, definitions, screenWords])
}
