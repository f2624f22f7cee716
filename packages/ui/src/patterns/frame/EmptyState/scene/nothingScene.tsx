import { color } from '../../../../theme/color.ts';

const niches = [42, 132, 222];

/** For `EmptyState`: a drawing of empty niches. */
export const nothingScene = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <circle fill={color.sceneSun} cx="250" cy="52" r="28" />
    <path fill={color.plaster} d="M0 56h320v118H0z" />
    {niches.map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path fill={color.plasterSide} d="M0 144v-38a28 28 0 0 1 56 0v38z" />
        <path fill={color.coverDim} fillOpacity=".22" d="M0 144v-38a28 28 0 0 1 56 0l-30-12v50z" />
      </g>
    ))}
    <path fill={color.coverDim} fillOpacity=".14" d="M28 152h264l12 12H40z" />
    <path fill={color.wallTwo} d="M28 144h264v9H28z" />
    <path fill={color.ground} d="M0 174h320v46H0z" />
  </>
);
