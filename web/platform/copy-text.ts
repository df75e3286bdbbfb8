/** On plain http there is no clipboard, only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const { activeElement } = document;
  const page = document.createElement('textarea');
  page.value = text;
  page.className = 'sr-only';
  (document.querySelector('dialog[open]') ?? document.body).append(page);
  page.select();
  const isCopied = document.execCommand('copy');
  page.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return isCopied;
}
