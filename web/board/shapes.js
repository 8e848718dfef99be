/**
 * Arrows and circles over the men. A shape is `{ from, to, color, faint?, label? }`: a circle where both squares are one; its color is a
 * name in the theme; a faint one is thinner; readers of the DOM hear its label on the square where it begins.
 */

const TIP = { width: 0.42, length: 0.4 };
const SHAFT = { plain: 0.15, faint: 0.09 };

export function paintShapes(context, geometry, shapes, theme) {
  context.save();
  context.lineCap = 'round';
  for (const { from, to, color, faint = false } of shapes) {
    context.globalAlpha = faint ? 0.6 : 0.85;
    context.strokeStyle = context.fillStyle = theme.shapes[color];
    if (from === to) paintCircle(context, geometry.middle(from), geometry.side(from));
    else {
      const ends = [geometry.middle(from), geometry.middle(to)];
      paintArrow(context, ends, geometry.cell, faint ? SHAFT.faint : SHAFT.plain);
    }
  }
  context.restore();
}

function paintCircle(context, { x, y }, cell) {
  context.lineWidth = cell * 0.07;
  context.beginPath();
  context.arc(x, y, cell * 0.45, 0, 2 * Math.PI);
  context.stroke();
}

/** From the edge of one man to the middle of the other square. */
function paintArrow(context, ends, cell, shaft) {
  const [start, tip, left, right, neck] = arrowPoints(ends, cell, shaft);
  context.lineWidth = cell * shaft;
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(neck.x, neck.y);
  context.stroke();
  context.beginPath();
  for (const { x, y } of [tip, left, right]) context.lineTo(x, y);
  context.fill();
}

/**
 * The points of an arrow from one middle to another: where it starts, its tip, the left and right corner of its head, and where the head sits.
 * @returns {{ x: number, y: number }[]}
 */
export function arrowPoints([from, to], cell, shaft) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const scale = shaft / SHAFT.plain;
  const at = (along, aside) => ({
    x: from.x + across * along - down * aside,
    y: from.y + down * along + across * aside,
  });
  const head = cell * TIP.length * Math.sqrt(scale);
  const wing = (cell * TIP.width * Math.sqrt(scale)) / 2;
  const neck = length - head;
  return [
    at(cell * 0.3, 0),
    at(length, 0),
    at(neck, -wing),
    at(neck, wing),
    at(neck - cell * shaft * 0.3, 0),
  ];
}
