import { useEffect, useState } from 'react';

/** The pause in typing that counts as its end, in milliseconds. */
const typingPauseMs = 400;

/** The value of a field once the reader has paused typing. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
