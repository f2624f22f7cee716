import { color } from '../../../../theme/color.ts';

/** For `EmptyState`: a drawing of one window by day and by night. */
export const dayAndNightScene = (
  <>
    <path fill={color.wall} d="M0 0h320v220H0z" />
    <path fill={color.sky} d="M46 158V96a48 48 0 0 1 96 0v62z" />
    <circle fill={color.sceneSun} cx="94" cy="98" r="20" />
    <path fill={color.coverDim} d="M178 158V96a48 48 0 0 1 96 0v62z" />
    <circle fill={color.lamp} cx="226" cy="98" r="14" />
    <path fill={color.plaster} d="M32 158h124v9H32zM164 158h124v9H164z" />
    <path fill={color.wallTwo} d="M0 186h320v34H0z" />
  </>
);
