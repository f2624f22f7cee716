import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAccountFormat } from './accountFormat.ts';

const ana = createAccountFormat('ana-id');
const cart = ana.collection('cart');
const record = { name: 'udemy:1', text: '{"title":"Curso de Excel"}' };
const key = cart.keyOf(record.name, 0);

describe('the records of an account', () => {
  it('are restored exactly, whatever they contain', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (name, value) => {
        const whole = { name, text: value };
        // JSON escapes half a surrogate pair, so UTF-8 loses nothing.
        expect(cart.decode(key, cart.encode(key, whole))).toEqual(whole);
      }),
    );
  });

  it('hide account, collection, name and text', () => {
    const stored = key + cart.encode(key, record);
    for (const trace of ['ana-id', 'cart', 'udemy', 'Excel', 'title']) {
      expect(stored).not.toContain(trace);
    }
  });

  it('have keys that differ by account, collection, name and attempt', () => {
    expect(createAccountFormat('ana-id').collection('cart').keyOf('udemy:1', 0)).toBe(key);
    const others = [
      createAccountFormat('eva-id').collection('cart').keyOf('udemy:1', 0),
      ana.collection('lists').keyOf('udemy:1', 0),
      cart.keyOf('udemy:2', 0),
      cart.keyOf('udemy:1', 1),
    ];
    expect(new Set([key, ...others]).size).toBe(5);
  });

  it('are not decoded under another key, by another account, or after a change of any unit', () => {
    const stored = cart.encode(key, record);
    expect(cart.decode(cart.keyOf('udemy:2', 0), stored)).toBeNull();
    expect(createAccountFormat('eva-id').collection('cart').decode(key, stored)).toBeNull();
    for (let index = 0; index < stored.length; index += 1) {
      const unit = String.fromCharCode(stored.charCodeAt(index) ^ 1);
      const changed = stored.slice(0, index) + unit + stored.slice(index + 1);
      expect(cart.decode(key, changed)).toBeNull();
    }
  });

  it('differ from any other key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => cart.decode(key, text) === null),
    );
  });

  it('do not reveal equal values', () => {
    expect(cart.encode(key, record)).not.toBe(cart.encode(key, record));
  });
});
