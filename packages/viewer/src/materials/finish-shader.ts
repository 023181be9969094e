/**
 * A coat on iron: fine flakes that lie closer here and there, and a little uneven, with or without the veins of
 * hammertone. A point lies as far from the border of its drop as half of how much farther the second nearest middle
 * of a drop is.
 */
export const finishShader = /* glsl */ `
uniform vec3 coat[3];
uniform vec2 coatRoughness;
uniform float coatBump, coatMetalness;
uniform vec3 veinColour, vein;

struct Coat { vec3 colour; float metal, rough, heightIn; };

float fromBorder(vec3 p) {
  ivec3 cell = ivec3(floor(p));
  float nearest = 9.0, next = 9.0;
  for (int n = 0; n < 27; n++) {
    ivec3 other = cell + ivec3(n % 3, (n / 3) % 3, n / 9) - 1;
    vec3 middle = vec3(other) + vec3(chance(other), chance(other + 21), chance(other + 43));
    float away = distance(p, middle);
    next = min(next, max(away, nearest));
    nearest = min(nearest, away);
  }
  return 0.5 * (next - nearest);
}

Coat coatAt(vec3 q, float seed) {
  vec3 p = q + seed * 5.0, px = fwidth(q);
  float mottle = 0.5 + 0.45 * (noise(p, vec3(48.0), px) - 0.5) + 0.4 * (wave(p * 0.8) - 0.5);
  vec3 c = mix(coat[0], coat[1], smoothstep(0.2, 0.5, mottle));
  c = mix(c, coat[2], smoothstep(0.5, 0.8, mottle));
  float rough = mix(coatRoughness.x, coatRoughness.y, smoothstep(0.3, 0.7, mottle));
  float metal = coatMetalness;
  float heightIn = coatBump * 0.0035 * (noise(p, vec3(38.0), px) - 0.5);
  if (vein.y > 0.0) {
    vec3 waves = vec3(1.0 / vein.x);
    vec3 bent = vec3(wave(p * waves * 0.8), wave(p * waves * 0.8 + 17.0), wave(p * waves * 0.8 + 31.0)) - 0.5;
    float away = fromBorder(p * waves + 1.7 * bent);
    float valley = mix(-0.05, 0.45 * vein.y, smoothstep(0.3, 0.7, wave(p * waves * 0.9)));
    valley += 0.1 * (smoothstep(0.3, 0.7, wave(p * 2.4)) - 0.5);
    float shown = seen(waves, px);
    float island = mix(1.0 - vein.y, smoothstep(-0.06, 0.1, away - valley), shown);
    c = mix(veinColour, c, island);
    metal *= mix(0.97, 1.0, island);
    heightIn += vein.z * vein.x * 0.12 * smoothstep(0.0, 0.45, away) * shown;
  }
  return Coat(c, metal, rough, heightIn);
}
`
