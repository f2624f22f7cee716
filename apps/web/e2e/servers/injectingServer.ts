import { isDocument, startProductProxy } from './productProxy.ts';

/** The product with markup added to its documents. */
export interface InjectingServer {
  readonly origin: string;
  inject(markup: string, policy: 'real' | 'none'): void;
  close(): Promise<void>;
}

export async function startInjectingServer(): Promise<InjectingServer> {
  let added = '';
  let hasPolicy = true;
  const proxy = await startProductProxy(async (path, ask) => {
    const real = await ask(path);
    const { 'content-security-policy': policy = '', ...others } = real.headers;
    const headers = hasPolicy ? { 'content-security-policy': policy, ...others } : others;
    const body = isDocument(real)
      ? Buffer.from(real.body.toString().replace('</body>', `${added}</body>`))
      : real.body;
    return { ...real, headers, body };
  });
  return {
    ...proxy,
    inject: (markup, policy) => {
      added = markup;
      hasPolicy = policy === 'real';
    },
  };
}
