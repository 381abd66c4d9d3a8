type Writing = typeof import('./writing.tsx')['Writing']

/** The page's share of what writes composed texts: it is fetched once. */
const page: { writing?: Writing; loading?: Promise<void> } = {}

/** What writes an element's composed text, once it has come. */
export function loadedWriting(): Writing | undefined {
  return page.writing
}

/** Fetches what writes. Where it cannot be had the text is written with its signs, and the next field asks again. */
export function loadWriting(): Promise<void> {
  page.loading ??= import('./writing.tsx').then(
    ({ Writing }) => {
      page.writing = Writing
    },
    () => {
      delete page.loading
    },
  )
  return page.loading
}
