import { color } from '../../../../theme/color.ts';

/** For `EmptyState`: a drawing of two doors beside each other. */
export const doorsScene = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <path fill={color.plaster} d="M0 30h320v144H0z" />
    <path fill={color.wall} d="M58 174V108a40 40 0 0 1 80 0v66z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M58 174V108q0-24 16-34v100z" />
    <path fill={color.wallTwo} d="M186 174V86a40 40 0 0 1 80 0v88z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M186 174V86q0-24 16-34v122z" />
    <path fill={color.coverDim} fillOpacity=".14" d="M58 174h80l30 30H88zM186 174h80l30 30h-80z" />
    <path fill={color.ground} fillOpacity=".5" d="M0 174h320v46H0z" />
  </>
);
