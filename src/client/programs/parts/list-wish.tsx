import { SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSearch } from '#client/routing/use-go.tsx'
import { Toolbar } from '#client/ui/page/toolbar.tsx'
import { useWords } from '#client/ui/words.tsx'

const shows = ['all', 'active', 'inactive'] as const

/** Which rows of a list are wanted: with which words, and in use or not. */
export type ListWish = { readonly text: string; readonly show: (typeof shows)[number] }

/** The wish that the address holds, and ways to change it. */
export function useListWish() {
  const [search, setSearch] = useSearch()
  const [text, setText] = useState(search.name ?? '')
  const show = shows.find((each) => each === search.show) ?? 'all'
  const wish: ListWish = { text: text.trim().toLowerCase(), show }
  return {
    wish,
    text,
    setText,
    keepText: () => setSearch({ name: text.trim() }),
    setShow: (next: string) => setSearch({ show: next === 'all' ? undefined : next }),
  }
}

/** True for a row that is wanted: one of its words has the text, and its state is the wanted one. */
export function isWished({ text, show }: ListWish, words: readonly string[], isActive: boolean): boolean {
  const fits = words.some((word) => word.toLowerCase().includes(text))
  return fits && (show === 'all' || isActive === (show === 'active'))
}

type Props = { readonly label: string; readonly wished: ReturnType<typeof useListWish> }

/** The bar above a list: what to look for, and whether in use. */
export function ListWishBar({ label, wished }: Props): ReactNode {
  const words = useWords()
  const { wish, text, setText, keepText, setShow } = wished
  return (
    <Toolbar
      start={
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          leftSection={<IconSearch size={15} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={keepText}
        />
      }
      end={
        <SegmentedControl
          aria-label={words('programs.show')}
          value={wish.show}
          onChange={setShow}
          data={[
            { value: 'all', label: words('programs.show-all') },
            { value: 'active', label: words('programs.show-active') },
            { value: 'inactive', label: words('programs.show-inactive') },
          ]}
        />
      }
    />
  )
}
