import type { Credentials } from '@aulario/auth';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { type Stage, textOf } from './inApp.tsx';

/** Fills in the form of login or signup, and sends it off. */
export async function submitCredentials(
  { canvas, globals, userEvent }: Stage,
  submitId: MessageId,
  { email, password }: Credentials,
): Promise<void> {
  const text = textOf(globals);
  await userEvent.type(await canvas.findByLabelText(text('field.email')), email);
  await userEvent.type(canvas.getByLabelText(text('field.password')), password);
  await userEvent.click(canvas.getByRole('button', { name: text(submitId) }));
}
