import { color } from '@aulario/ui';
import { Middle, Narrow, Wide } from './heroWidths.ts';

/** The shadow on plaster is lilac; elsewhere it is only darker. */
const plasterShade = { fill: color.tree, fillOpacity: 0.38 };
const shade = { fill: color.coverDim, fillOpacity: 0.18 };

/** The wide composition: 4 × 3 doors, with stairs at the right. */
function WideFacade() {
  return (
    <Wide>
      <path fill={color.ground} d="M514 374h60v23h26v23h26v23h26v23h26v23h26v24h26v24h26v23H514z" />
      <path {...shade} d="M514 374h12v14l88 172h-100z" />
      <path fill={color.plaster} d="M0 15h514v545H0z" />
      <path fill={color.plasterSide} d="M0 0h526v16H0zM0 190h526v14H0zM0 374h526v14H0z" />
      <path {...plasterShade} d="M0 16h514v9H0zM0 204h514v8H0zM0 388h514v8H0zM0 82l76 76v402H0z" />
      <path fill={color.lamp} d="M216 560h52l268 140H391z" />
    </Wide>
  );
}

/** The medium composition: a tower of 3 × 4 doors in front of the wall. */
function MiddleFacade() {
  return (
    <Middle>
      <path {...shade} d="M332-90l84 84v389l50 50v127h-134z" />
      <path fill={color.stair} d="M332 376h60v23h26v23h26v23h26v23h26v23h26v24h26v24h26v21H332z" />
      <path {...shade} d="M332 376h12v14l88 170H332z" />
      <path fill={color.plaster} d="M0-167h332v727H0z" />
      <path
        fill={color.plasterSide}
        d="M-10-182h352v16H-10zM-10 8h352v14H-10zM-10 192h352v14H-10zM-10 376h352v14H-10z"
      />
      <path {...plasterShade} d="M0-166h332v9H0zM0 22h332v8H0zM0 206h332v8H0zM0 390h332v8H0z" />
      <path fill={color.lamp} d="M38 560h52l267 160H207z" />
    </Middle>
  );
}

/** The narrow composition: six doors per floor, partly behind the ground. */
function NarrowFacade() {
  return (
    <Narrow>
      <path fill={color.ground} d="M670 190h60v23h26v23h26v23h26v23h26v23h26v255H670z" />
      <path {...shade} d="M670 190h12v14l88 172H670z" />
      <path fill={color.plaster} d="M0 15h670v545H0z" />
      <path fill={color.plasterSide} d="M0 0h682v16H0zM0 190h682v14H0zM0 374h682v14H0z" />
      <path {...plasterShade} d="M0 0h682l-30 30H30zM0 204h670v8H0z" />
    </Narrow>
  );
}

/** The facade of each composition, without its doors. */
export function HeroFacade() {
  return (
    <g>
      <WideFacade />
      <MiddleFacade />
      <NarrowFacade />
    </g>
  );
}
