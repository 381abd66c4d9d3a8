// Generated from schemas/types/geo-point.json by npm run generate. Edits are lost.
/** A position on the earth as a device gave it. */
export type GeoPoint = {
  readonly latitude: number
  readonly longitude: number
  /** In metres. */
  readonly accuracy?: number
}
