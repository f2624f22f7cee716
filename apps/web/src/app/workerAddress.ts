import catalogueWorker from './catalogueWorker.ts?worker&url';

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** The workers of this product. The service worker lies at the top, since it serves what is below. */
const addresses = { catalogue: catalogueWorker, service: '/serviceWorker.js' };

/** The one policy that the content policy in firebase.json names. */
const policyName = 'aulario-worker';

const ownAddresses: ScriptUrlPolicy = {
  createScriptURL: (url) => {
    if (Object.values(addresses).includes(url)) return url;
    throw new TypeError(`${url} is not a worker of this product`);
  },
};

let policy: ScriptUrlPolicy | null = null;

/** Not every browser knows Trusted Types; a policy can be made once only. */
function policyOf({ trustedTypes }: { trustedTypes?: PolicyFactory }): ScriptUrlPolicy {
  policy ??= trustedTypes?.createPolicy(policyName, ownAddresses) ?? ownAddresses;
  return policy;
}

/** The address of a worker, as the content policy wants it. No other may become a script here. */
export const workerAddress = (name: keyof typeof addresses): string =>
  policyOf(globalThis as { trustedTypes?: PolicyFactory }).createScriptURL(addresses[name]);
