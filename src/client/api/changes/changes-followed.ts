import { openStore } from '#client/ui/external-store.ts'

/** True as long as nothing says that the changes of others are not told by the server; until it was tried, they are taken to be. */
export const changesFollowed = openStore(true)
