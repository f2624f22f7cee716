/** The entries of a list that is written as text, one per line or parted by '|'. */
export function entries(text: string): readonly string[] {
  return text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
