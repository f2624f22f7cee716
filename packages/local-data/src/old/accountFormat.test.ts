import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedRecord } from '../testing/storedRecord.ts';
import { createAccountFormat } from './accountFormat.ts';

const cart = createAccountFormat('ana-id').collection('cart');
const text = '{"title":"Curso de Excel"}';
const [key, stored] = storedRecord('ana-id', 'cart', 'udemy:1', text);

/** A record that an earlier release wrote, its bytes in hexadecimal. */
const written = {
  key: 'aulario:account:64cb920543b2e822e1ffdc5c:6c4089d19f3786dc282c7b60:a2a28f5ec1bf8dae59ddcfc8',
  bytes:
    'ad922067ec4e92c21609c8734b9734bd29d6c6ae521ab951cb1cae78a43d34bf336b54882e0f90e7cc0d8aa55cf3806d157777dc37888296760d1fb6400d844163b04807093ee2e4b0cb8be1e59121bbde',
};
const unitsOf = (hex: string) =>
  hex.replace(/../g, (byte) => String.fromCharCode(0x100 + Number.parseInt(byte, 16)));

describe('the sealed records of an account', () => {
  it('are those that earlier releases wrote', () => {
    expect(written.key.startsWith(cart.prefix)).toBe(true);
    expect(cart.decode(written.key, unitsOf(written.bytes))).toEqual({
      ...{ name: 'udemy:1', text: '{"title":"Guitarra ñ"}' },
    });
    expect(key.startsWith(cart.prefix)).toBe(true);
  });

  it('are read exactly, whatever they contain', () => {
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, any, (name, value) => {
        const [at, sealed] = storedRecord('ana-id', 'cart', name, value);
        expect(cart.decode(at, sealed)).toEqual({ name, text: value });
      }),
    );
  });

  it('are not read under another key, by another account, or after a change of any unit', () => {
    const [other] = storedRecord('ana-id', 'cart', 'udemy:2', text);
    expect(cart.decode(other, stored)).toBeNull();
    expect(createAccountFormat('eva-id').collection('cart').decode(key, stored)).toBeNull();
    for (let index = 0; index < stored.length; index += 1) {
      const unit = String.fromCharCode(stored.charCodeAt(index) ^ 1);
      const changed = stored.slice(0, index) + unit + stored.slice(index + 1);
      expect(cart.decode(key, changed)).toBeNull();
    }
  });

  it('are nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (other) => cart.decode(key, other) === null),
    );
  });
});
