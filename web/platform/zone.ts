/** The zone this device is set to, for the eyes only; '' where the browser does not say. */
export function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}
