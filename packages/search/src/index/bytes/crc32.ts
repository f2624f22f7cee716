// Four bytes are looked up at once (Kounavis and Berry): each in the table of the zeros that follow it.

/** The remainder of each byte that nothing follows. */
const last = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});
/** The remainders before one more zero. */
const beforeZero = (remainders: Uint32Array): Uint32Array =>
  remainders.map((one) => (one >>> 8) ^ (last[one & 0xff] ?? 0));
const third = beforeZero(last);
const second = beforeZero(third);
const first = beforeZero(second);

/**
 * Returns the CRC-32 of gzip and PNG. `previous` is the checksum of the bytes before these, if any.
 */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let value = previous ^ 0xffffffff;
  let place = 0;
  for (const end = bytes.length - 3; place < end; place += 4) {
    const low = value ^ (bytes[place] ?? 0);
    value =
      (first[low & 0xff] ?? 0) ^
      (second[((value >>> 8) ^ (bytes[place + 1] ?? 0)) & 0xff] ?? 0) ^
      (third[((value >>> 16) ^ (bytes[place + 2] ?? 0)) & 0xff] ?? 0) ^
      (last[(value >>> 24) ^ (bytes[place + 3] ?? 0)] ?? 0);
  }
  for (; place < bytes.length; place += 1) {
    value = (last[(value ^ (bytes[place] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}
