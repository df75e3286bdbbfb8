/** What a mail says. No word of another user stands in it: nobody can have us send theirs to a stranger. */
type MailWords = { readonly subject: string; readonly text: string };

function letter(subject: string, publicUrl: string, paragraphs: readonly string[]): MailWords {
  const foot = `-- \nDuskgate at ${publicUrl}\n`;
  return { subject, text: `Hello hunter,\n\n${paragraphs.join('\n\n')}\n\n${foot}` };
}

export function resetWords(publicUrl: string, link: string): MailWords {
  return letter('Set a new Duskgate password', publicUrl, [
    'you asked for a new password. This link sets one. It works once, for an hour:',
    link,
    'It also signs you out on every device.',
    'It was not you? Then do nothing: your password stays as it is.',
  ]);
}

export function confirmEmailWords(publicUrl: string, link: string): MailWords {
  return letter('Is this your address?', publicUrl, [
    'somebody wants to sign in to Duskgate with this address from now on. If it was you, open this link and confirm it. It works once, for an hour:',
    link,
    'It was not you? Then do nothing, and nothing changes.',
  ]);
}

/** For the address before. */
export function emailChangedWords(publicUrl: string, email: string): MailWords {
  return letter('Your Duskgate address has changed', publicUrl, [
    `from now on your hunter signs in with ${email}. This address gets no more mail from us.`,
    'It was not you? Then somebody can sign in as you. Tell whoever keeps the server at once.',
  ]);
}

export type SeenDevice = {
  readonly device: string;
  readonly address: string;
  readonly atMs: number;
};

export function newDeviceWords(publicUrl: string, seen: SeenDevice): MailWords {
  const at = new Date(seen.atMs).toUTCString();
  const from = seen.address === '' ? '' : `, from ${seen.address}`;
  return letter('A new device signed in', publicUrl, [
    'somebody signed in to your hunter on a device we had not seen before:',
    `${seen.device}${from}, on ${at}`,
    'If it was you, all is well.',
    'It was not you? Then change your password: Settings, Signing in. That signs out every other device. Take away there what you do not know.',
  ]);
}

/** A passkey, or the provider by its name. */
export function newWayWords(publicUrl: string, way: string): MailWords {
  return letter('A new way to sign in', publicUrl, [
    `from now on your hunter can also sign in with ${way}.`,
    'It was not you? Then take it away in Settings, Signing in, and change your password: a new password alone does not end it.',
  ]);
}

export function totpOffWords(publicUrl: string): MailWords {
  return letter('Two-step sign-in is off', publicUrl, [
    'your hunter no longer asks for a code when you sign in.',
    'It was not you? Then change your password, and switch it on again in the settings.',
  ]);
}
