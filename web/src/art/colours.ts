/**
 * How well two colours are told apart: contrast (WCAG) and difference (CIEDE2000), also as colour-blind
 * people see them (Machado, Oliveira, Fernandes 2009, severity 1, in linear RGB). For checks of the palette.
 */
type Triple = [number, number, number];

export const VISIONS: Record<string, Triple[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: Triple[], one: Triple): Triple =>
  rows.map((row) => row[0] * one[0] + row[1] * one[1] + row[2] * one[2]) as Triple;

function linear(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** One colour laid over another. */
export function over(hex: string, ground: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [top, below] = [hex, ground].map((one) => parseInt(one.slice(at, at + 2), 16));
    return Math.round((top ?? 0) * opacity + (below ?? 0) * (1 - opacity));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

function lab(rgb: Triple): Triple {
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb,
  );
  const white = [0.95047, 1, 1.08883];
  const [x, y, z] = xyz.map((part, at) => {
    const share = part / (white[at] ?? 1);
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 between two colours as somebody with this vision sees them. */
export function difference(one: string, other: string, vision = 'normal'): number {
  const seen = (hex: string) =>
    lab(times(VISIONS[vision] ?? [], linear(hex)).map((part) => Math.min(1, Math.max(0, part))) as Triple);
  return ciede2000(seen(one), seen(other));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const seventh = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1.5 - 0.5 * Math.sqrt(seventh / (seventh + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a * g) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const grey = c1 * c2 === 0;
  const dh = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dhue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2));
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hm = grey ? h1 + h2 : (h1 + dh / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(hm - 30)) +
    0.24 * Math.cos(radians(2 * hm)) +
    0.32 * Math.cos(radians(3 * hm + 6)) -
    0.2 * Math.cos(radians(4 * hm - 63));
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt =
    -Math.sin(radians(60 * Math.exp(-(((hm - 275) / 25) ** 2)))) *
    2 *
    Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  const [l, c, h] = [(l2 - l1) / sl, (c2 - c1) / sc, dhue / sh];
  return Math.sqrt(l * l + c * c + h * h + rt * c * h);
}
