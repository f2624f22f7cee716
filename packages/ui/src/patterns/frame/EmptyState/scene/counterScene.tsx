import { color } from '../../../../theme/color.ts';

/** For `EmptyState`: a drawing of a counter with nothing on it. */
export const counterScene = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <circle fill={color.sceneSun} cx="268" cy="58" r="28" />
    <path fill={color.wall} d="M0 34h212v140H0z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M212 34l36 36v104h-36z" />
    <path fill={color.lamp} d="M62 134V96a44 44 0 0 1 88 0v38z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M62 134V96q0-26 16-38v76z" />
    <path fill={color.plaster} d="M44 134h124v12H44z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M56 146h112l10 10H66z" />
    <path fill={color.ground} d="M0 174h320v46H0z" />
  </>
);
