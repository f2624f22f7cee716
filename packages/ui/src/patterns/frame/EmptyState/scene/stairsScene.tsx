import { color } from '../../../../theme/color.ts';

const treads = [0, 1, 2, 3];

/** For `EmptyState`: a drawing of stairs to a door with light in it. */
export const stairsScene = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <path fill={color.wallTwo} d="M196 24h124v196H196z" />
    <path fill={color.lamp} d="M228 114V76a30 30 0 0 1 60 0v38z" />
    {treads.map((tread) => (
      <path
        key={tread}
        fill={tread % 2 === 0 ? color.ground : color.wall}
        d={`M${20 + tread * 60} ${180 - tread * 22}h${300 - tread * 60}v${40 + tread * 22}H${20 + tread * 60}z`}
      />
    ))}
    <circle fill={color.sceneSun} cx="66" cy="64" r="26" />
  </>
);
