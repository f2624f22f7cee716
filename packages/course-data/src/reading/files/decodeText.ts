import { type DetectedEncoding, decoderOf, detectEncoding } from './detectEncoding.ts';

/** By so many bytes of a text its encoding is recognised. */
export const sampleBytes = 2 ** 18;

/** A text, and the encoding that it was read in. */
export interface DecodedText extends DetectedEncoding {
  readonly text: string;
}

/** Decodes a text file of unknown encoding, without its byte order mark. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const detected = detectEncoding(bytes.subarray(0, sampleBytes), bytes.length <= sampleBytes);
  return { ...detected, text: decoderOf(detected.encoding).decode(bytes, true) };
}
