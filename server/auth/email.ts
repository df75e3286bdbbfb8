import { domainToASCII } from 'node:url';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';

const MAX_LENGTH = 254;
/**
 * At most what the account library accepts: an address it refuses would be answered faster than a
 * wrong password.
 */
const ADDRESS = /^(?:[a-z\d_'+-]+\.)*[a-z\d_'+-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;

/**
 * The one spelling of a mailbox that is stored and compared: a full-width ＠, capitals or the dot
 * after a domain would otherwise make a second account.
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
