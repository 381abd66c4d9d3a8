import { useEffect, useState } from 'react'
import { listItems } from '#client/form/words/list-items.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** The options of a coded list as this practice offers them; empty until they have come. */
export function useListOptions(list: string): readonly ShownOption[] {
  const [options, setOptions] = useState<readonly ShownOption[]>([])
  useEffect(() => {
    let isLeft = false
    listItems(list).then(
      (items) => !isLeft && setOptions(items.map(({ code, display }) => ({ code, label: display }))),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [list])
  return options
}
