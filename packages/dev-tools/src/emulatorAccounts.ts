import { authPort, projectId } from './machine/ports.ts';

const origin = `http://localhost:${authPort}/identitytoolkit.googleapis.com/v1`;

async function post<Answer>(path: string, body: object, headers = {}): Promise<Answer> {
  const response = await fetch(`${origin}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** What the Auth emulator answers to a new account. */
export interface NewAccount {
  readonly email: string;
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Makes an account as the form does, but without its mail. */
export const createAccount = (email: string, password: string): Promise<NewAccount> =>
  post('accounts:signUp?key=demo-key', { email, password, returnSecureToken: true });

/** Asks for accounts as the project's owner: 'lookup', 'update', 'delete'. */
export const askForAccounts = <Answer>(path: string, body: object): Promise<Answer> =>
  post(`projects/${projectId}/accounts:${path}`, body, { authorization: 'Bearer owner' });
