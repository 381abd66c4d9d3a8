type Loaded = Pick<typeof import('./writing.tsx'), 'Writing'>

/** The page's share of what writes composed texts: it is fetched once, and the editors that were entered last stay. */
const page: { loaded?: Loaded; loading?: Promise<void>; readonly open: OpenEditor[] } = { open: [] }

type OpenEditor = { readonly close: () => void; readonly isBusy: () => boolean }

/** So many editors stay with all that can be taken back in them; a field that was left longer ago only shows its text. */
const most = 8

/** What writes, once it has come. */
export function loadedWriting(): Loaded | undefined {
  return page.loaded
}

/** Fetches what writes. Where it cannot be had the text is written with its signs, and the next field asks again. */
export function loadWriting(): Promise<void> {
  page.loading ??= import('./writing.tsx').then(
    (loaded) => {
      page.loaded = loaded
    },
    () => {
      delete page.loading
    },
  )
  return page.loading
}

/** Keeps an editor open until too many others were opened after it. Answers how to forget it. */
export function keepOpen(editor: OpenEditor): () => void {
  page.open.push(editor)
  const surplus = page.open.length - most
  for (const each of page.open.filter(({ isBusy }) => !isBusy()).slice(0, Math.max(0, surplus))) each.close()
  return () => {
    const at = page.open.indexOf(editor)
    if (at !== -1) page.open.splice(at, 1)
  }
}
