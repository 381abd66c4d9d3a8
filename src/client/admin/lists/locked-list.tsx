import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { CodedList } from '#generated/lists/coded-list.ts'
import { useListWords } from './use-coded-lists.ts'

/** A locked list, which is the same in every practice: it is only read. */
export function LockedList({ list }: { readonly list: CodedList }): ReactNode {
  const words = useWords()
  const { display } = useListWords()
  return (
    <>
      <p className="lists-text">{words('admin.list-locked-text')}</p>
      <ul className="lists-all">
        {list.items.map((item) => (
          <li key={item.code}>
            {display(item)} <span className="lists-text">{item.code}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
