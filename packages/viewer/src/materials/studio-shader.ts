/**
 * The light of the shop's studio without a map of it: bright rectangles in a room of paper. Key from the left
 * above, fill from the right, two strips from behind that draw the edges of black iron. Directions are the
 * camera's, so that every side of a part is well lit.
 */
export const studioShader = /* glsl */ `
uniform vec2 studioTurn;

vec3 inStudio(vec3 viewDirection) {
  vec3 d = inverseTransformDirection(viewDirection, viewMatrix);
  return vec3(studioTurn.x * d.x - studioTurn.y * d.z, d.y, studioTurn.y * d.x + studioTurn.x * d.z);
}
vec3 paper(float up) { return mix(vec3(0.56, 0.55, 0.53), vec3(1.0, 0.99, 0.98), smoothstep(-0.8, 0.6, up)); }

float span(float at, float halfWidth, float soft) {
  return smoothstep(-soft, soft, at + halfWidth) - smoothstep(-soft, soft, at - halfWidth);
}
float shine(vec3 d, vec3 box, vec2 halfSize, float soft) {
  float far = length(box);
  vec3 to = box / far, right = normalize(vec3(to.z, 0.0, -to.x)), up = cross(to, right);
  float ahead = dot(d, to);
  vec2 at = vec2(dot(d, right), dot(d, up)) / max(0.05, ahead);
  vec2 size = halfSize / far;
  return step(0.0, ahead) * smoothstep(0.0, 0.25, ahead) * span(at.x, size.x, soft) * span(at.y, size.y, soft);
}
float spread(vec3 n, vec3 box, vec2 halfSize) {
  float far = length(box);
  float facing = (dot(n, box) / far + 0.12) / 1.12;
  return max(0.0, facing) * 4.0 * halfSize.x * halfSize.y / (far * far * PI);
}
const vec3 KEY = vec3(-1.5, 1.9, 1.0), FILL = vec3(1.9, 0.8, 1.1), RIM = vec3(1.2, 0.9, -1.5), EDGE = vec3(-1.7, 0.5, -1.0);
const vec2 KEY_SIZE = vec2(0.8, 0.8), FILL_SIZE = vec2(0.8, 1.1), RIM_SIZE = vec2(0.28, 1.2), EDGE_SIZE = vec2(0.25, 1.3);
const vec3 WARM = vec3(1.0, 0.975, 0.94), COOL = vec3(0.97, 0.985, 1.0);

vec3 studioIrradiance(vec3 viewNormal) {
  vec3 n = inStudio(viewNormal);
  vec3 light = paper(n.y) * 0.44;
  light += WARM * 7.4 * spread(n, KEY, KEY_SIZE) + COOL * 1.1 * spread(n, FILL, FILL_SIZE);
  light += WARM * 3.0 * spread(n, RIM, RIM_SIZE) + COOL * 3.0 * spread(n, EDGE, EDGE_SIZE);
  return PI * light;
}
vec3 studioRadiance(vec3 viewDirection, vec3 viewNormal, float rough) {
  vec3 mirrored = reflect(-viewDirection, viewNormal);
  vec3 d = inStudio(normalize(mix(mirrored, viewNormal, rough * rough)));
  float soft = 0.04 + 1.7 * rough * rough;
  vec3 light = paper(d.y);
  light += WARM * 8.0 * shine(d, KEY, KEY_SIZE, soft) + COOL * 1.8 * shine(d, FILL, FILL_SIZE, soft);
  light += WARM * 7.0 * shine(d, RIM, RIM_SIZE, soft) + COOL * 5.0 * shine(d, EDGE, EDGE_SIZE, soft);
  return light;
}
`
