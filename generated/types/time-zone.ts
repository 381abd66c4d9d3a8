// Generated from schemas/types/time-zone.json by npm run generate. Edits are lost.
/** An IANA time zone, like America/Chicago. */
export type TimeZone = string
