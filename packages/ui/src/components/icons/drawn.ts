import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { type IconProps, stroke } from './iconStroke.ts';
import { mirroredInRtl } from './mirroredInRtl.ts';

export const drawn = (Icon: LucideIcon) =>
  styled(Icon).attrs<IconProps>(({ size = 20 }) => ({ ...stroke, size }))`flex: none;`;

/** Points along the line. */
export const drawnAlong = (Icon: LucideIcon) => styled(drawn(Icon))`${mirroredInRtl}`;
