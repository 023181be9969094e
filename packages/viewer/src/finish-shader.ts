/** A coat on iron: mottled over a few inches, a little uneven, with or without the veins of hammertone. */
export const finishShader = /* glsl */ `
uniform vec3 coat[3];
uniform vec2 coatRoughness;
uniform float coatBump;
uniform vec3 veinColour, vein;

struct Coat { vec3 colour; float rough; float heightIn; };

/** Nearness to the border between cells, 1 on it. */
float borders(vec3 p) {
  vec3 cell = floor(p), f = fract(p);
  float first = 8.0, second = 8.0;
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) for (int z = -1; z <= 1; z++) {
    ivec3 c = ivec3(cell) + ivec3(x, y, z);
    vec3 point = vec3(x, y, z) + vec3(chance(c), chance(c + 23), chance(c + 41)) * 0.8 + 0.1 - f;
    float far = dot(point, point);
    if (far < first) { second = first; first = far; } else second = min(second, far);
  }
  return 1.0 - smoothstep(0.0, 0.75, sqrt(second) - sqrt(first));
}

Coat coatAt(vec3 q, float seed) {
  vec3 p = q + seed * 5.0, px = fwidth(q);
  float mottle = layered(p, vec3(0.7), px);
  vec3 c = mix(coat[0], coat[1], smoothstep(0.28, 0.5, mottle));
  c = mix(c, coat[2], smoothstep(0.52, 0.75, mottle));
  float rough = mix(coatRoughness.x, coatRoughness.y, smoothstep(0.3, 0.7, mottle));
  float orange = noise(p, vec3(22.0), px) - 0.5;
  float heightIn = coatBump * 0.006 * orange;
  if (vein.y > 0.0) {
    vec3 wobbly = p + 0.35 * vein.x * (wave(p / vein.x * 1.7) - 0.5);
    float shown = seen(vec3(1.0 / vein.x), px);
    float net = smoothstep(0.75 - vein.y, 1.0 - 0.45 * vein.y, borders(wobbly / vein.x));
    net = mix(vein.y * 0.6, net, shown);
    c = mix(c, veinColour, net);
    rough = mix(rough, 0.6, net);
    heightIn -= vein.z * 0.012 * net * shown;
  }
  return Coat(c, rough, heightIn);
}
`
