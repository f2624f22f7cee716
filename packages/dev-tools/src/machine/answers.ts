/** Whether something answers at an address, whatever it says. */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    // It does not listen yet.
    return false;
  }
}
