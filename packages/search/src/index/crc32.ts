const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/**
 * Returns the CRC-32 of gzip and PNG. `previous` is the checksum of the bytes before these, if any.
 */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let value = previous ^ 0xffffffff;
  for (let place = 0; place < bytes.length; place += 1) {
    value = (table[(value ^ (bytes[place] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}
