import catalogueWorker from './catalogueWorker.ts?worker&url';

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/**
 * The scripts of the workers. The service worker is at the root, because its scope is below its
 * path.
 */
const addresses = { catalogue: catalogueWorker, service: '/serviceWorker.js' };

/** The only policy that the content policy in firebase.json permits. */
const policyName = 'aulario-worker';

const ownAddresses: ScriptUrlPolicy = {
  createScriptURL: (url) => {
    if (Object.values(addresses).includes(url)) return url;
    throw new TypeError(`${url} is not a worker of this product`);
  },
};

let policy: ScriptUrlPolicy | null = null;

/** Not every browser supports Trusted Types; a policy can be created only once. */
function policyOf({ trustedTypes }: { trustedTypes?: PolicyFactory }): ScriptUrlPolicy {
  policy ??= trustedTypes?.createPolicy(policyName, ownAddresses) ?? ownAddresses;
  return policy;
}

/** Returns the address of a worker as a trusted script URL. No other address is trusted. */
export const workerAddress = (name: keyof typeof addresses): string =>
  policyOf(globalThis as { trustedTypes?: PolicyFactory }).createScriptURL(addresses[name]);
