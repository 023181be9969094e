/**
 * Solid wood: rings round a pith beside the stick, fibres, pores. `q` is a place in the piece in inches
 * with the grain along y, `seed` says from where in the log it is cut. Fibres run past the end of a ring and fall short
 * of it: where one is cut at a slant, its border is a comb, no line. A thin dark line ends every year. Years differ in how
 * much of them shows; only woods that begin one with wide pores, few of which are left late in it, part it sharply from the
 * last. Seen into their ends, fibres are darker and matt, with open pores and rays, and drank varnish unevenly; years meet
 * those of the sides.
 */
export const woodShader = /* glsl */ `
uniform vec3 ring[4];
uniform float ringsPerInch, wanderIn, combed, variation, fibre;
uniform vec3 poreColour, poreScale, poreShare;
uniform vec4 streak, fleck;

const float RING_POROUS = 0.6;

struct Wood { vec3 colour; float metal, rough, heightIn; };

// How far the nearest of dots lies that are strewn over x and y.
float dots(vec3 p) {
  ivec3 cell = ivec3(floor(p));
  float nearest = 1.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    ivec3 other = cell + ivec3(x, y, 0);
    nearest = min(nearest, distance(p.xy, vec2(other.xy) + vec2(chance(other), chance(other + 21))));
  }
  return nearest;
}

float yearOf(float u, int of) {
  int turn = int(floor(u));
  float own = chance(ivec3(turn, 5, of)), next = chance(ivec3(turn + 1, 5, of));
  return poreShare.y >= RING_POROUS ? mix(own, next, smoothstep(0.0, 1.0, fract(u))) : own;
}

Wood woodAt(vec3 q, float seed) {
  vec3 p = q.xzy + vec3(sin(seed * 1.7) * 1.2, sin(seed * 2.9) * 1.2, seed * 7.0);
  vec3 px = fwidth(p);
  float slow = 0.7 * exactWave(p * vec3(0.12, 0.12, 0.018)) + 0.3 * exactWave(p * vec3(0.27, 0.27, 0.04) + 7.0) - 0.5;
  float quick = 0.7 * exactWave(p * vec3(0.35, 0.35, 0.06)) + 0.3 * exactWave(p * vec3(0.8, 0.8, 0.13) + 3.0) - 0.5;
  vec2 fromPith = vec2(p.x + 2.3, p.y * 0.9 + 3.6);
  float d = length(fromPith) + wanderIn * (slow + quick / 6.0);
  d += wave(vec3(d * 2.1, 0.0, 3.0)) * 0.42;
  float comb = noise(p, vec3(14.0, 14.0, 0.35), px) - 0.5 + noise(p, vec3(48.0, 48.0, 1.1), px) - 0.5;
  float u = d * ringsPerInch + 1.5 * combed * comb, f = fract(u);
  float ringSeen = 1.0 - smoothstep(0.3, 0.8, fwidth(d) * ringsPerInch);

  vec3 c = mix(ring[3], ring[0], smoothstep(0.0, 0.03, f));
  c = mix(c, ring[1], smoothstep(0.03, 0.35, f));
  c = mix(c, ring[2], smoothstep(0.35, 0.78, f));
  c = mix(c, ring[3], smoothstep(0.78, 0.95, f));
  vec3 mean = 0.175 * ring[0] + 0.375 * ring[1] + 0.3 * ring[2] + 0.15 * ring[3];
  c = mix(mean, c, ringSeen);
  float faint = 0.5 * yearOf(u, 1) + 0.35 * smoothstep(0.35, 0.65, noise(p, vec3(1.3, 1.3, 0.12), px));
  c = mix(c, ring[1], faint * ringSeen);
  float board = layered(p, vec3(0.35, 0.35, 0.07), px) - 0.5;
  float oneRing = (yearOf(u, 2) - 0.5) * ringSeen;
  c *= 1.0 + variation * (0.7 * oneRing + 2.2 * board);
  if (streak.a > 0.0) {
    float band = layered(p, vec3(0.55, 0.55, 0.06), px);
    c = mix(c, streak.rgb, streak.a * smoothstep(0.52, 0.68, band));
  }
  vec3 grown = c;

  c *= 1.0 + 0.5 * fibre * (noise(p, vec3(7.0, 7.0, 0.14), px) - 0.5);

  float fibres = layered(p, vec3(34.0, 34.0, 0.8), px);
  c = mix(c, c * mix(vec3(1.0), ring[3], 0.4), smoothstep(0.3, 0.72, fibres) * fibre);
  float fine = noise(p, vec3(95.0, 95.0, 2.6), px);
  c = mix(c, ring[1], 0.22 * smoothstep(0.35, 0.7, fine));
  vec2 ray = fromPith / max(0.01, length(fromPith));
  vec3 tick = vec3(dot(p.xy, vec2(-ray.y, ray.x)), dot(p.xy, ray), p.z);
  if (fleck.a > 0.0) {
    c = mix(c, fleck.rgb, fleck.a * smoothstep(0.62, 0.74, noise(tick, vec3(37.0, 1.0, 2.2), px)));
  }

  float early = mix(1.0, poreShare.y, smoothstep(0.12, 0.5, f));
  early = mix(0.5 * (1.0 + poreShare.y), early, ringSeen);
  float poreSeen = seen(poreScale, px);
  float most = 0.5 + 0.52 * (0.5 - poreShare.x);
  float drift = 0.22 * (noise(p, vec3(5.0, 5.0, 0.5), px) - 0.5);
  float pore = smoothstep(most - 0.05, most + 0.11, wave(p * poreScale) + drift);
  pore = mix(poreShare.x * 0.8, pore, poreSeen) * early * poreShare.z;
  c = mix(c, poreColour, pore);
  // Primer, which has no fibres, covers their ends.
  float ends = sign(fibre) * smoothstep(0.1, 0.55, abs(normalize(cross(dFdx(q), dFdy(q))).y));
  if (ends > 0.0) {
    bool wide = poreShare.y < RING_POROUS;
    float drunk = 0.12 * (noise(tick, vec3(70.0, 9.0, 0.0), px) - 0.5) + 0.1 * (noise(p, vec3(75.0, 75.0, 0.6), px) - 0.5)
      + 0.25 * (noise(p, vec3(2.5, 2.5, 0.6), px) - 0.5) + 0.1 * (noise(p, vec3(1.2, 26.0, 0.6), px) - 0.5);
    vec3 into = mix(grown, ring[1], wide ? 0.0 : 0.15) * (0.42 + drunk);
    if (fleck.a > 0.0) into = mix(into, grown, 0.2 * smoothstep(0.5, 0.64, noise(tick, vec3(35.0, 0.2, 0.0), px)));
    float away = dots(p * vec3(52.0, 52.0, 0.6)) + 0.3 * smoothstep(0.3, 0.7, wave(p * vec3(23.0, 23.0, 0.6))) - 0.14;
    float mouth = 1.0 - (wide ? smoothstep(0.26, 0.42, away) : smoothstep(0.1, 0.3, away));
    mouth = mix(wide ? 0.3 : 0.12, mouth, seen(vec3(52.0, 52.0, 0.6), px));
    into = mix(into, poreColour, mouth * early * min(1.0, 1.3 * poreShare.z));
    c = mix(c, into, ends);
  }
  return Wood(c, 0.0, 0.22 * (pore + ends) + 0.12 * (fibres - 0.5), 0.0024 * poreSeen * (0.35 * (fibres - 0.5) - 0.8 * pore));
}
`
