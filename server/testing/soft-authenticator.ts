import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = { readonly challenge: string };

/** How a device answers; each can be changed into something that must be refused. */
type Behaviour = {
  origin: string;
  rpId: string;
  isUserVerified: boolean;
  counter: number;
  /** The kind of its statement about itself: `none` is what was asked for. */
  statement: 'none' | 'certificates';
};

/** A device with one passkey, made of Node's own cryptography. */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  readonly behaviour: Behaviour;
  userHandle: string;
  readonly #key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

  constructor(origin: string, userHandle: string) {
    const rpId = new URL(origin).hostname;
    this.behaviour = { origin, rpId, isUserVerified: true, counter: 0, statement: 'none' };
    this.userHandle = userHandle;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  make({ challenge }: Options) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const made = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: this.#attestation(this.#state(0x40, made)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  use({ challenge }: Options) {
    const clientData = this.#clientData('webauthn.get', challenge);
    const state = this.#state(0);
    const signed = Buffer.concat([state, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: state.toString('base64url'),
        signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
        userHandle: Buffer.from(this.userHandle).toString('base64url'),
      },
    };
  }

  #names() {
    const id = this.id.toString('base64url');
    return { id, rawId: id };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.behaviour.origin }));
  }

  /** Whom it is for, what its owner did, and how often it was used. */
  #state(flags: number, more = Buffer.alloc(0)): Buffer {
    const { rpId, isUserVerified, counter } = this.behaviour;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const said = Buffer.from([flags | 0x01 | (isUserVerified ? 0x04 : 0)]);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), said, count, more]);
  }

  /** CBOR by hand: { fmt, attStmt, authData }. */
  #attestation(state: Buffer): Buffer {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(state.length);
    const statement =
      this.behaviour.statement === 'none'
        ? Buffer.from('646e6f6e656761747453746d74a0', 'hex')
        : Buffer.from('667061636b65646761747453746d74a163783563814100', 'hex');
    return Buffer.concat([
      Buffer.from('a363666d74', 'hex'),
      statement,
      Buffer.from('68617574684461746159', 'hex'),
      length,
      state,
    ]);
  }
}
