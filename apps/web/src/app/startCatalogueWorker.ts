import workerUrl from './catalogueWorker.ts?worker&url';

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** The one policy that the content policy in firebase.json names. */
const policyName = 'aulario-worker';

const ownAddress: ScriptUrlPolicy = {
  createScriptURL: (url) => {
    if (url === workerUrl) return url;
    throw new TypeError(`${url} is not the catalogue's worker`);
  },
};

let policy: ScriptUrlPolicy | null = null;

/** Not every browser knows Trusted Types; a policy can be made once only. */
function policyOf({ trustedTypes }: { trustedTypes?: PolicyFactory }): ScriptUrlPolicy {
  policy ??= trustedTypes?.createPolicy(policyName, ownAddress) ?? ownAddress;
  return policy;
}

/**
 * Starts the worker that holds the catalogue. Its address is the only one that may become a script
 * in this page.
 */
export function startCatalogueWorker(): Worker {
  return new Worker(
    policyOf(globalThis as { trustedTypes?: PolicyFactory }).createScriptURL(workerUrl),
    {
      type: 'module',
      name: 'catalogue',
    },
  );
}
