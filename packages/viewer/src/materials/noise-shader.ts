/**
 * Noise in the solid out of a small block of random numbers, fading to its mean where a pixel is wider than a
 * wave of it, so that nothing glitters from afar. `px` is how much of the solid one pixel covers, in inches.
 */
export const noiseShader = /* glsl */ `
uniform mediump sampler3D randomBlock;

float chance(ivec3 cell) { return texelFetch(randomBlock, cell & 63, 0).r; }
float exactWave(vec3 p) {
  ivec3 i = ivec3(floor(p));
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec4 low = vec4(chance(i), chance(i + ivec3(1, 0, 0)), chance(i + ivec3(0, 1, 0)), chance(i + ivec3(1, 1, 0)));
  i.z += 1;
  vec4 high = vec4(chance(i), chance(i + ivec3(1, 0, 0)), chance(i + ivec3(0, 1, 0)), chance(i + ivec3(1, 1, 0)));
  vec4 along = mix(low, high, f.z);
  vec2 up = mix(along.xy, along.zw, f.y);
  return mix(up.x, up.y, f.x);
}
float wave(vec3 p) {
  vec3 f = fract(p);
  return texture(randomBlock, (floor(p) + f * f * (3.0 - 2.0 * f) + 0.5) / 64.0).r;
}
float seen(vec3 scale, vec3 px) {
  vec3 waves = scale * px;
  return 1.0 - smoothstep(0.35, 0.9, max(waves.x, max(waves.y, waves.z)));
}
float noise(vec3 p, vec3 scale, vec3 px) { return mix(0.5, wave(p * scale), seen(scale, px)); }
float layered(vec3 p, vec3 scale, vec3 px) {
  float sum = 0.0, weight = 0.6;
  for (int layer = 0; layer < 3; layer++) {
    sum += weight * noise(p, scale, px);
    scale *= 2.03; p += 7.3; weight *= 0.46;
  }
  return sum + 0.5 * (1.0 - 0.6 * (1.0 + 0.46 + 0.2116));
}
vec3 bumped(vec3 normal, vec3 place, float heightIn) {
  vec3 across = dFdx(place), up = dFdy(place);
  vec3 a = cross(up, normal), b = cross(normal, across);
  float area = dot(across, a);
  vec3 slope = sign(area) * (dFdx(heightIn) * a + dFdy(heightIn) * b);
  return normalize(abs(area) * normal - slope);
}
`
