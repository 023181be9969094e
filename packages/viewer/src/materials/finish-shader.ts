/** A coat on iron: mottled over a few inches, a little uneven, with or without the veins of hammertone. */
export const finishShader = /* glsl */ `
uniform vec3 coat[3];
uniform vec2 coatRoughness;
uniform float coatBump, coatMetalness;
uniform vec3 veinColour, vein;

struct Coat { vec3 colour; float metal, rough, heightIn; };

Coat coatAt(vec3 q, float seed) {
  vec3 p = q + seed * 5.0, px = fwidth(q);
  float mottle = layered(p, vec3(3.0), px);
  vec3 c = mix(coat[0], coat[1], smoothstep(0.26, 0.53, mottle));
  c = mix(c, coat[2], smoothstep(0.53, 0.78, mottle));
  float rough = mix(coatRoughness.x, coatRoughness.y, smoothstep(0.25, 0.75, mottle));
  float metal = coatMetalness;
  float heightIn = coatBump * 0.0035 * (noise(p, vec3(38.0), px) - 0.5);
  if (vein.y > 0.0) {
    vec3 waves = vec3(0.85 / vein.x);
    float ridge = 0.7 * noise(p, waves, px) + 0.3 * noise(p + 5.0, waves * 2.03, px);
    float reach = smoothstep(0.2, 0.8, wave(p * waves / 3.0)) * 0.2 * vein.y;
    float shown = seen(waves, px);
    float island = mix(1.0 - vein.y, smoothstep(0.0, 0.07, abs(ridge - 0.5) - reach), shown);
    c = mix(veinColour, c, island);
    metal *= mix(0.27, 1.0, island);
    heightIn += vein.z * 0.008 * island * shown;
  }
  return Coat(c, metal, rough, heightIn);
}
`
