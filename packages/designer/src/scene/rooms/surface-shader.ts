/** The stuffs of rooms, worked out in the room itself: inches, so that boards and bricks have their true sizes. */
export const surfaceShader = /* glsl */ `
struct Stuff { vec3 colour; float rough, metal, heightIn, shine, glow; };

float die(vec2 cell) { return chance(ivec3(int(cell.x), int(cell.y), 5)); }

Stuff painted(vec3 p, vec3 colour) {
  vec3 px = fwidth(p);
  float worn = layered(p, vec3(0.05), px) - 0.5;
  float roller = noise(p, vec3(5.0), px) - 0.5;
  return Stuff(colour * (1.0 + 0.06 * worn), 0.78, 0.0, 0.004 * roller, 0.25, 0.0);
}
Stuff boarded(vec3 p, vec3 colour) {
  const float WIDE = 5.25, LONG = 84.0;
  float row = floor(p.z / WIDE);
  float along = p.x + die(vec2(row, 1.0)) * LONG * 3.0;
  float board = floor(along / LONG);
  vec2 at = vec2(along - board * LONG, p.z - row * WIDE);
  float px = max(fwidth(p.x), fwidth(p.z));
  vec3 q = vec3(p.x, p.z, die(vec2(board, row)) * 60.0);
  vec3 grainPx = vec3(fwidth(p.x), fwidth(p.z), 0.0);
  float tone = die(vec2(board + 7.0, row + 3.0)) - 0.5;
  float grain = layered(q, vec3(0.09, 1.7, 1.0), grainPx) - 0.5;
  float fibre = layered(q, vec3(0.7, 22.0, 1.0), grainPx) - 0.5;
  float gap = min(min(at.y, WIDE - at.y), min(at.x, LONG - at.x));
  float joint = (1.0 - smoothstep(0.02, 0.09 + px, gap)) * min(1.0, 0.12 / max(px, 0.02));
  vec3 c = colour * (1.0 + 0.26 * tone + 0.34 * grain + 0.3 * fibre);
  c = mix(c, c * vec3(1.06, 0.97, 0.88), die(vec2(board, row + 9.0)) - 0.3);
  return Stuff(c * (1.0 - 0.6 * joint), 0.42 + 0.1 * fibre, 0.0, -0.02 * joint + 0.002 * fibre, 1.0, 0.0);
}
Stuff bricked(vec3 p, vec3 n, vec3 colour) {
  const float LONG = 8.375, HIGH = 2.667, JOINT = 0.375;
  vec2 wall = vec2(dot(p, normalize(vec3(n.z, 0.0, -n.x) + 1e-5)), p.y + 400.0);
  float row = floor(wall.y / HIGH);
  float across = wall.x + 4000.0 + 0.5 * LONG * mod(row, 2.0);
  float brick = floor(across / LONG);
  vec2 at = vec2(across - brick * LONG, wall.y - row * HIGH);
  vec3 px = fwidth(p);
  float wide = max(px.x, max(px.y, px.z));
  float rag = (noise(p, vec3(1.6), px) - 0.5) * 0.16;
  float edge = min(min(at.x, LONG - at.x), min(at.y, HIGH - at.y)) - JOINT * 0.5 + rag;
  float mortar = 1.0 - smoothstep(-0.05 - wide, 0.1 + wide, edge);
  float tone = die(vec2(brick, row)) - 0.5, hue = die(vec2(row + 11.0, brick + 3.0));
  float rough = layered(p, vec3(1.1), px) - 0.5;
  vec3 c = colour * (1.0 + 0.3 * tone + 0.3 * rough);
  c = mix(c, c * vec3(0.76, 0.72, 0.72), smoothstep(0.72, 0.95, hue));
  c = mix(c, c * vec3(1.08, 1.1, 1.08) + 0.03, smoothstep(0.3, 0.0, hue));
  float faded = smoothstep(0.4, 0.75, layered(p, vec3(0.035), px));
  c = mix(c, c * 0.8 + vec3(0.14, 0.13, 0.12), 0.35 * faded);
  vec3 lime = vec3(0.47, 0.42, 0.37) * (1.0 + 0.3 * rough);
  return Stuff(mix(c, lime, mortar), 0.9, 0.0, 0.11 * (1.0 - mortar) + 0.05 * rough, 0.1, 0.0);
}
Stuff tiled(vec3 p, vec3 colour) {
  const float SIDE = 16.0;
  vec2 turned = vec2(p.x + p.z, p.x - p.z) * 0.70711;
  vec2 cell = floor(turned / SIDE), at = turned - cell * SIDE;
  vec3 px = fwidth(p);
  float wide = max(px.x, px.z);
  float gap = min(min(at.x, SIDE - at.x), min(at.y, SIDE - at.y));
  float joint = (1.0 - smoothstep(0.04, 0.12 + wide, gap)) * min(1.0, 0.2 / max(wide, 0.02));
  bool isDark = mod(cell.x + cell.y, 2.0) > 0.5;
  vec3 q = p + die(cell) * 90.0;
  float veined = layered(q, vec3(0.11), px);
  float vein = 1.0 - smoothstep(0.0, 0.05, abs(veined - 0.5));
  vec3 c = isDark ? vec3(0.035, 0.037, 0.038) : colour;
  c = mix(c, isDark ? vec3(0.16) : colour * 0.72, 0.55 * vein);
  c *= 1.0 + 0.1 * (die(cell + 5.0) - 0.5);
  return Stuff(c * (1.0 - 0.35 * joint), 0.2 + 0.3 * joint, 0.0, -0.01 * joint, 2.2, 0.0);
}
Stuff woven(vec3 p, vec3 colour) {
  vec3 px = fwidth(p);
  float pile = layered(p, vec3(3.2), px) - 0.5, wear = layered(p, vec3(0.12), px) - 0.5;
  float rows = (0.5 - abs(fract(p.x * 4.0) - 0.5)) * seen(vec3(4.0), px);
  return Stuff(colour * (1.0 + 0.45 * pile + 0.25 * wear - 0.2 * rows), 1.0, 0.0, 0.03 * pile, 0.0, 0.0);
}
Stuff stuffAt(vec3 p, vec3 n, vec3 colour, int surface) {
  if (surface == 1) return boarded(p, colour);
  if (surface == 2) return bricked(p, n, colour);
  if (surface == 3) return tiled(p, colour);
  if (surface == 4) return Stuff(colour * mix(0.72, 1.0, smoothstep(0.0, 0.7, dot(n, normalize(cameraPosition - p)))), 1.0, 0.0, 0.0, 0.0, 1.0);
  if (surface == 5) return Stuff(colour, 0.5, 0.4, 0.0, 0.8, 0.0);
  if (surface == 6) return woven(p, colour);
  return painted(p, colour);
}
`
