/** The browser's user pays for every byte; most browsers do not tell. */
export function isSavingData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}
