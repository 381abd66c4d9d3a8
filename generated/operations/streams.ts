// Generated from schemas/plain/plain.json by npm run generate. Edits are lost.
/** Server-sent events: which rows have changed of those that the asker may read now, in the order of the practice's feed. Each event's id is a sealed place to go on from; it tells nothing of rows between. A row that the asker may no longer read is told no more. */
export const changesStream = {
  path: '/api/v1/practices/{practice}/changes',
  parameters: {
    since: { wire: 'since', form: '^[\\w-]{1,200}$' },
    lastEvent: { wire: 'last-event-id', form: '^[\\w-]{1,200}$' },
  },
  limits: { heartbeatSeconds: 15, mostOfPerson: 8, most: 1000, resumeHours: 24 },
} as const

/** What each event of the stream says. */
export type ChangesEvents = {
  /** The stream has begun. epoch is the installation's, as x-epoch says it. */
  readonly opened: {
    readonly epoch: string
  }
  /** A row was written: read it again. */
  readonly changed: {
    /** The row's type. */
    readonly type: string
    readonly id: string
    readonly versionId: string
    /** It is deleted now. */
    readonly isDeleted?: true
  }
  /** What was read may not be what can be read now: read everything again. */
  readonly reload: {

  }
  /** Somebody has a draft open that the asker writes in as well: who, on which device and in which section. It stands for a minute, unless isLeft says that it is over. */
  readonly present: {
    readonly note: string
    /** Tells the devices of one person apart. */
    readonly device: string
    readonly profile: string
    readonly name: string
    readonly section?: string
    /** Whoever is there as well is asked to say so. */
    readonly asks?: true
    /** It is closed there. */
    readonly isLeft?: true
  }
  /** The last event. rights: the asker's rights are others now, ask again; session: the sign-in has ended; stopping: the server stops, come back soon. */
  readonly ended: {
    readonly because: ('rights' | 'session' | 'stopping')
  }
}
