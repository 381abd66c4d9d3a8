/** The files that ask for time, ids and chance and hand them in; each with what it hands them to. */
export const roofs: { readonly [path: string]: string } = {
  'src/client/app/browser-world.ts': 'the pages, from the file in which they begin',
  'src/client/api/send.ts': 'the session, which lives on with each answer',
  'src/client/api/fetch-from-server.ts': 'the connection of this tab',
  'src/client/sync/outbox/a-house.ts': 'the outbox in its tests',
  'src/server/app/current-instant.ts': 'the server and the commands',
}
