import { recoverByReload } from '@aulario/frame/errors/recoverByReload.ts';
import { pageAttributes, rootAttributes } from '../pageAttributes.ts';

let isRecovering = false;

/**
 * Whether a screen is visible. Neither the frame shown while one loads counts, nor a prerendered
 * page that is hidden because it is of another address.
 */
export function isScreenVisible(): boolean {
  const root = document.getElementById('root');
  if (root === null) return true;
  const { application, frame } = rootAttributes(root);
  const isHidden = pageAttributes().outdated !== undefined && application !== undefined;
  return root.childElementCount > 0 && frame === undefined && !isHidden;
}

/** Reloads after a file failed to load; shows a message if that fails and no screen is visible. */
export async function recoverPage(message: string): Promise<void> {
  // Nothing else can be expected of an old browser than that the code fails.
  if (isRecovering || pageAttributes().unsupported !== undefined) return;
  isRecovering = true;
  if (await recoverByReload(window, message)) return;
  isRecovering = false;
  if (isScreenVisible()) return;
  document.getElementById('root')?.replaceChildren();
  document.getElementById('load-failure')?.removeAttribute('hidden');
}
