import type { GeoPoint } from '#generated/types/geo-point.ts'

const patience = 8_000

/** Where this device is, if the person lets the browser say it; undefined otherwise. */
export function whereAmI(): Promise<GeoPoint | undefined> {
  if (!('geolocation' in navigator)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy: Math.min(accuracy, 100_000) }),
      () => resolve(undefined),
      { timeout: patience, maximumAge: 60_000 },
    )
  })
}
