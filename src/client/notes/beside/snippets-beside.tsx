import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useListPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { snippetsNamed } from '#client/shorthand/offers-at.ts'
import { putWhereWritten } from '#client/shorthand/put-where-written.ts'
import { surroundings } from '#client/shorthand/surroundings.ts'
import { usePreparedTexts } from '#client/shorthand/use-prepared-texts.ts'
import { useSource } from '#client/ui/external-store.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Snippet } from '#generated/types/snippet.ts'
import { richWords } from '#shared/elements/text/rich-words.ts'
import { readable } from '#shared/shorthand/filled.ts'
import { piecesOf } from '#shared/shorthand/pieces-of.ts'

/** Beside the note: snippets by name, and a press puts one where somebody wrote last. */
export function SnippetsBeside(): ReactNode {
  const words = useWords()
  const listPath = useListPath()
  const { values } = useSource(surroundings)
  const [letters, setLetters] = useState('')
  const { snippets, expansions } = usePreparedTexts(true)
  const found = snippetsNamed(letters, snippets)
  const put = ({ id, name, body }: Snippet) => {
    const text = { id, resourceType: 'Snippet' } as const
    if (!putWhereWritten({ name, body, text })) notify(words('note.beside-nowhere'))
  }
  return (
    <section className="note-panel" aria-labelledby="note-snippets">
      <h2 id="note-snippets">
        {words('note.beside-snippets')}
        <span className="note-quiet">{found.length}</span>
      </h2>
      {snippets.length > 0 && (
        <TextInput
          type="search"
          size="xs"
          value={letters}
          leftSection={<IconSearch size={14} />}
          placeholder={words('note.snippets-search')}
          aria-label={words('note.snippets-search')}
          onChange={({ currentTarget }) => setLetters(currentTarget.value)}
        />
      )}
      {snippets.length === 0 && <p className="note-quiet">{words('note.snippets-none')}</p>}
      <ul className="note-beside-list">
        {found.map((snippet) => (
          <li key={snippet.id}>
            <button type="button" onClick={() => put(snippet)}>
              <b>{snippet.name}</b>
              <span>{richWords(readable(piecesOf(snippet.body), values)).slice(0, 140)}</span>
              {snippet.usageCount > 0 && (
                <small>{words('note.snippets-used', { count: snippet.usageCount })}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className="note-quiet">{words('note.snippets-how', { count: expansions.length })}</p>
      <p>
        <ScreenLink to={listPath('Snippet')}>{words('note.snippets-all')}</ScreenLink>
      </p>
    </section>
  )
}
