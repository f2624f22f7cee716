import { color } from '../../../../theme/color.ts';

/** For `EmptyState`: a drawing of a sunrise in an open arch. */
export const morningScene = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <circle fill={color.sceneSun} cx="160" cy="130" r="42" />
    <path fill={color.water} d="M0 130h320v46H0z" />
    <path fill={color.lamp} d="M126 142h68v5h-68zM140 155h40v5h-40z" />
    <path
      fill={color.wallTwo}
      fillRule="evenodd"
      d="M0 0h320v176H0zM84 176V104a76 76 0 0 1 152 0v72z"
    />
    <path fill={color.coverDim} fillOpacity=".2" d="M84 176V104q0-42 28-60v132z" />
    <path fill={color.plaster} d="M68 176h184v9H68z" />
    <path fill={color.ground} d="M0 185h320v35H0z" />
  </>
);
