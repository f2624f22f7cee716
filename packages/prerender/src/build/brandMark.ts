/** The brand's door as SVG, in the 36 units of public/favicon.svg. */
export const brandMark = `<path fill="#b5295f" d="M3 36V15a15 15 0 0 1 30 0v21Z"/>
<path fill="#f0b13c" d="M12 36V17a7 7 0 0 1 14 0v19Z"/>
<path fill="#8f1c49" d="M12 34V17a7 7 0 0 1 6-6.93V34Z"/>`;
