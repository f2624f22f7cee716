import { color } from '../../../../theme/color.ts';

/** The drawing at the bottom of the sidebar: stairs to a lit door. Decorative. */
export function SidebarScene() {
  return (
    <svg viewBox="0 0 212 190" width="212" height="190" aria-hidden="true">
      <path fill={color.stair} d="M0 190v-22h36v-22h30v-22h30v-22h30V80h86v110z" />
      <path fill={color.coverDim} fillOpacity=".22" d="M126 80h86v110h-24z" />
      <path fill={color.lamp} d="M150 80V38a24 24 0 0 1 48 0v42z" />
      <path fill={color.wallDeep} d="M150 80V38q0-24 18-24v78z" />
      <circle fill={color.sceneSun} cx="56" cy="56" r="26" />
    </svg>
  );
}
