import { breaks, fine, type Kind, toDo, toDrawer } from './kind.ts'

const acknowledge = 'If it is meant, acknowledge it in the schema.'
const removed = 'If it is meant, name the file with the reason in schemas/meta/removed.json.'
const columns = 'npm run migration <name> writes the re-index step that fills the columns anew.'

/** What may happen to a type, a list, an operation, a right or a table as a whole. */
export const kindsOfTypes = {
  'type-added': {
    what: ({ name }) => `The type ${name} is new.`,
    effects: {
      api: fine('it has routes of its own'),
      rows: fine('there are none yet'),
      queue: fine('nothing of it waits'),
    },
    fix: 'Give a grant set its permissions, or nobody may use it.',
  },
  'type-removed': {
    what: ({ name }) => `The type ${name} is gone.`,
    effects: {
      api: breaks('its routes are gone'),
      rows: toDo('its rows stay and nobody reaches them until a person says what becomes of them'),
      queue: breaks(`a waiting change of it ${toDrawer}`),
      definitions: breaks('definitions that refer to it'),
    },
    fix: `npm run migration <name> asks what becomes of its rows. ${removed}`,
  },
  'part-added': {
    what: ({ name }) => `${name} is new.`,
    effects: { definitions: fine('definitions may use it') },
    fix: 'The compiler names the tables that have to know it: a view, a check, a sentence.',
  },
  'part-removed': {
    what: ({ name }) => `${name} is gone.`,
    effects: {
      api: breaks('bodies that use it are refused'),
      rows: toDo('rows that hold it need an upcast step'),
      queue: breaks(`a waiting change that uses it ${toDrawer}`),
      definitions: breaks('definitions that use it can no longer be drawn, checked or published'),
    },
    fix: removed,
  },
  'file-added': {
    what: ({ name }) => `${name} is new.`,
    effects: { api: fine('nothing has used it before') },
    fix: 'Nothing.',
  },
  'file-removed': {
    what: ({ name }) => `${name} is gone; what used it is told of at its own place.`,
    effects: { api: fine('nothing uses it any more') },
    fix: 'Nothing.',
  },
  'verb-added': {
    what: ({ name }) => `${name} may be asked for.`,
    effects: { api: fine('there is a new operation'), queue: fine('nothing of it waits') },
    fix: 'Nothing.',
  },
  'verb-removed': {
    what: ({ name }) => `${name} can no longer be asked for.`,
    effects: {
      api: breaks('the operation is gone'),
      queue: breaks(`a waiting change of this kind ${toDrawer}`),
    },
    fix: acknowledge,
  },
  'deletion-narrowed': {
    what: ({ was, is }) => `Rows could be deleted: ${was}. Now: ${is}.`,
    effects: {
      api: breaks('deletes that were done are refused'),
      queue: breaks(`a waiting delete ${toDrawer}`),
    },
    fix: acknowledge,
  },
  'deletion-widened': {
    what: ({ was, is }) => `Rows could be deleted: ${was}. Now: ${is}.`,
    effects: { api: fine('more deletes are done'), queue: fine('waiting deletes are done') },
    fix: 'Make sure that nothing relies on such rows staying.',
  },
  'address-changed': {
    what: ({ name, was, is }) => `${name} was ${was} and is ${is}.`,
    effects: { api: breaks('the old path is unknown'), queue: fine('the new program sends to the new path') },
    fix: acknowledge,
  },
  'reach-changed': {
    what: ({ name, was, is }) => `Who sees a row follows another rule: ${name} was ${was} and is ${is}.`,
    effects: {
      api: breaks('some see what they did not see, others no longer do'),
      rows: toDo('partition and patient of older rows have to be written anew'),
      queue: fine('waiting changes are checked when they are sent'),
    },
    fix: `Ask whoever answers for privacy. npm run migration <name> writes the re-index step. ${acknowledge}`,
  },
  'columns-changed': {
    what: ({ name, was, is }) => `The column ${name} held ${was} and holds ${is}.`,
    effects: {
      api: fine('filters name fields, not columns'),
      rows: toDo('columns of older rows have to be filled anew'),
    },
    fix: columns,
  },
  'display-changed': {
    what: ({ was, is }) => `A row was shown as “${was}” and is shown as “${is}”.`,
    effects: {
      api: fine('display is text for people'),
      rows: fine('a row shows its new display after its next change'),
    },
    fix: 'Nothing.',
  },
  'order-changed': {
    what: ({ was, is }) => `Lists stood in order of ${was} and stand in order of ${is}.`,
    effects: {
      api: fine('who wants another order asks for it'),
      rows: fine('the value is read from the row'),
    },
    fix: 'Nothing.',
  },
  'step-added': {
    what: ({ name }) => `The lifecycle allows ${name}.`,
    effects: {
      api: fine('a change that was refused is done'),
      rows: fine('stored rows stay where they stand'),
      queue: fine('waiting changes are done'),
    },
    fix: 'The screens offer it after npm run generate.',
  },
  'step-removed': {
    what: ({ name }) => `The lifecycle no longer allows ${name}.`,
    effects: {
      api: breaks('the change is refused with 2001'),
      rows: fine('stored rows stay where they stand: see that there is a way on from there'),
      queue: breaks(`a waiting change of this kind ${toDrawer}`),
    },
    fix: acknowledge,
  },
  'expand-added': {
    what: ({ name }) => `expand=${name} is understood.`,
    effects: { api: fine('callers may ask for it') },
    fix: 'Nothing.',
  },
  'expand-removed': {
    what: ({ name }) => `expand=${name} is no longer understood.`,
    effects: { api: breaks('a request that asks for it is refused') },
    fix: acknowledge,
  },
  'unique-added': {
    what: ({ name }) => `${name} is unique from now on.`,
    effects: {
      api: breaks('a second row with the same value is refused'),
      rows: toDo('rows that share a value have to be told apart first'),
      queue: breaks(`a waiting change to a value that is taken ${toDrawer}`),
    },
    fix: `npm run migration <name> writes the question which rows share one. ${acknowledge}`,
  },
  'unique-removed': {
    what: ({ name }) => `${name} need not be unique any more.`,
    effects: {
      api: fine('what was accepted is accepted'),
      rows: fine('stored rows fit'),
      queue: fine('waiting changes fit'),
    },
    fix: 'Make sure that nothing looks a row up by it.',
  },
  'operation-added': {
    what: ({ name }) => `The operation ${name} is new.`,
    effects: { api: fine('callers may ask for it') },
    fix: 'The compiler asks for its handler.',
  },
  'operation-removed': {
    what: ({ name }) => `The operation ${name} is gone.`,
    effects: { api: breaks('its path is unknown') },
    fix: removed,
  },
  'operation-moved': {
    what: ({ name, was, is }) => `${name} was asked for at ${was} and is at ${is}.`,
    effects: { api: breaks('the old path is unknown') },
    fix: acknowledge,
  },
  'operation-guarded': {
    what: ({ name, was, is }) => `${name} needed ${was} and needs ${is}.`,
    effects: { api: breaks('some who might do it no longer may') },
    fix: acknowledge,
  },
  'operation-eased': {
    what: ({ name, was, is }) => `${name} needed ${was} and needs only ${is}.`,
    effects: { api: fine('all who might do it still may') },
    fix: 'Make sure that more people are meant to do it.',
  },
  'offline-refused': {
    what: ({ name }) => `${name} can no longer wait on a device.`,
    effects: {
      api: fine('the call is the same'),
      queue: breaks('without a connection it is refused at once'),
    },
    fix: acknowledge,
  },
  'offline-queued': {
    what: ({ name }) => `${name} may wait on a device.`,
    effects: { api: fine('the call is the same'), queue: fine('without a connection it waits') },
    fix: 'Nothing.',
  },
  'item-added': {
    what: ({ name }) => `The code ${name} is new.`,
    effects: {
      api: fine('bodies may bring it'),
      rows: fine('stored codes stay'),
      definitions: fine('they may offer it'),
    },
    fix: 'Nothing.',
  },
  'item-removed': {
    what: ({ name }) => `The code ${name} is no longer offered.`,
    effects: {
      api: breaks('a new value with it is refused'),
      rows: fine('stored codes keep their display and may stay'),
      queue: breaks(`a waiting change to it ${toDrawer}`),
      definitions: breaks('definitions that name it'),
    },
    fix: `Set "active": false instead, if it is only no longer offered. ${acknowledge}`,
  },
  'list-opened': {
    what: () => 'Codes beside the list are accepted.',
    effects: { api: fine('what was accepted is accepted'), rows: fine('stored codes fit') },
    fix: 'Nothing.',
  },
  'list-closed': {
    what: () => 'Codes beside the list are no longer accepted.',
    effects: {
      api: breaks('a code beside it is refused'),
      rows: toDo('rows with another code are refused when the code is saved again'),
      queue: breaks(`a waiting change to such a code ${toDrawer}`),
    },
    fix: acknowledge,
  },
  'right-added': {
    what: ({ name }) => `${name} is new.`,
    effects: { api: fine('somebody may do more') },
    fix: 'Make sure that they are meant to.',
  },
  'right-removed': {
    what: ({ name }) => `${name} is gone.`,
    effects: {
      api: breaks('who held it is refused'),
      queue: breaks(`a waiting change that needs it ${toDrawer}`),
    },
    fix: acknowledge,
  },
  'table-changed': {
    what: ({ name }) => `The table needs: ${name}.`,
    effects: { rows: toDo('the database follows by a migration') },
    fix: 'npm run migration <name> writes the SQL.',
  },
  'table-loses': {
    what: ({ name }) => `The table loses: ${name}.`,
    effects: { rows: breaks('what stands there is lost when the migration says so') },
    fix: `npm run migration <name> asks before it drops anything. ${acknowledge}`,
  },
} as const satisfies { readonly [kind: string]: Kind }
