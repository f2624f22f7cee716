import type { PlatformId } from '@aulario/course-data';
import { type Destination, outgoingHref } from './outgoing/outgoingLinks.ts';
import { useServices } from './Services.tsx';

/** Returns a function that gives the address behind the links to a course on its platform. */
export function useOutgoingHref(): (destination: Destination) => string {
  const { outgoing } = useServices();
  return (destination) => outgoingHref(outgoing, destination);
}

/** Returns a function that says whether the operator earns by the links to a platform. */
export function useIsPartner(): (platform: PlatformId) => boolean {
  const { outgoing } = useServices();
  return (platform) => Object.hasOwn(outgoing, platform);
}
