import { domainToASCII } from 'node:url';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';

const MAX_LENGTH = 254;
/** Never wider than what the account library accepts, or a sign-in could fail without a hash. */
const ADDRESS = /^(?:[a-z\d_'+-]+\.)*[a-z\d_'+-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;

/**
 * One spelling for one mailbox, made before anything is compared: a full-width ＠, capitals or the
 * dot after a domain would otherwise open a second account beside the first.
 */
export function parseEmail(text: string): Result<string, FailureOf<'not-an-email'>> {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const address = `${plain.slice(0, at)}@${asciiDomain(plain.slice(at + 1))}`;
  const isAddress = at > 0 && address.length <= MAX_LENGTH && ADDRESS.test(address);
  return isAddress ? ok(address) : err({ kind: 'not-an-email' });
}

function asciiDomain(domain: string): string {
  const bare = domain.replace(/\.$/, '');
  return /^[\x20-\x7e]*$/.test(bare) ? bare : domainToASCII(bare);
}

export function localPart(address: string): string {
  return address.slice(0, address.lastIndexOf('@'));
}
