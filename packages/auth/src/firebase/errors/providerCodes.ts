import type { AuthErrorCode } from '../../authError.ts';

/**
 * The provider's codes (without 'auth/') by stable code. The table contains every code in the SDK's
 * own list, irrelevant ones under 'unknown', so that an SDK update with a new code fails a test
 * instead of reaching a visitor.
 */
const providerCodes: Readonly<Record<AuthErrorCode, string>> = {
  'invalid-credentials': 'invalid-credential rejected-credential user-mismatch wrong-password',
  'invalid-email': 'invalid-email missing-email',
  'weak-password': 'missing-password password-does-not-meet-requirements weak-password',
  'sign-up-refused': 'admin-restricted-operation email-already-in-use login-blocked',
  'other-way': 'account-exists-with-different-credential credential-already-in-use',
  'popup-blocked': 'popup-blocked',
  'popup-closed':
    'cancelled-popup-request popup-closed-by-user redirect-cancelled-by-user user-cancelled',
  'invalid-link': 'expired-action-code invalid-action-code',
  'session-ended':
    'invalid-refresh-token invalid-user-token missing-refresh-token null-user ' +
    'requires-recent-login user-disabled user-not-found user-signed-out ' +
    'user-token-expired',
  'too-many-requests': 'quota-exceeded too-many-requests',
  network: 'network-request-failed',
  timeout: 'timeout',
  'no-storage': '',
  'not-available':
    'already-initialized api-key-not-valid.-please-pass-a-valid-api-key. app-deleted ' +
    'app-not-authorized auth-domain-config-required captcha-check-failed configuration-not-found ' +
    'cors-unsupported dependent-sdk-initialized-before-auth emulator-config-failed ' +
    'invalid-api-key invalid-app-id invalid-emulator-scheme invalid-persistence-type ' +
    'invalid-recaptcha-action invalid-recaptcha-token invalid-recaptcha-version ' +
    'invalid-tenant-id missing-client-type missing-recaptcha-token missing-recaptcha-version ' +
    'multi-factor-auth-required operation-not-allowed ' +
    'operation-not-supported-in-this-environment project-not-found recaptcha-not-enabled ' +
    'tenant-id-mismatch unauthorized-domain unsupported-password-policy-schema-version ' +
    'unsupported-persistence-type unsupported-tenant-operation web-storage-unsupported',
  'not-erased': '',
  'invalid-photo': 'invalid-profile-attribute',
  unknown:
    'app-not-installed argument-error code-expired cordova-not-ready ' +
    'custom-token-mismatch dynamic-link-not-activated email-change-needs-verification ' +
    'internal-error invalid-app-credential ' +
    'invalid-auth-event invalid-cert-hash invalid-continue-uri invalid-cordova-configuration ' +
    'invalid-custom-token invalid-dynamic-link-domain invalid-hosting-link-domain ' +
    'invalid-message-payload invalid-multi-factor-session invalid-oauth-client-id ' +
    'invalid-oauth-provider invalid-phone-number invalid-provider-id invalid-recipient-email ' +
    'invalid-req-type invalid-sender invalid-verification-code invalid-verification-id ' +
    'maximum-second-factor-count-exceeded missing-android-pkg-name missing-app-credential ' +
    'missing-continue-uri missing-iframe-start missing-ios-bundle-id missing-multi-factor-info ' +
    'missing-multi-factor-session missing-or-invalid-nonce missing-phone-number ' +
    'missing-verification-code missing-verification-id multi-factor-info-not-found ' +
    'no-auth-event no-such-provider provider-already-linked redirect-operation-pending ' +
    'second-factor-already-in-use unauthorized-continue-uri unsupported-first-factor unverified-email',
};

/** Stable code by provider code ('auth/…'). */
export const stableCodes: ReadonlyMap<string, AuthErrorCode> = new Map(
  (Object.keys(providerCodes) as AuthErrorCode[]).flatMap((stable) =>
    (providerCodes[stable].match(/\S+/g) ?? []).map((code) => [`auth/${code}`, stable] as const),
  ),
);
