// One Fast Refresh runtime per page, shared by the shell and every remote: that of the first bundle.
// Ids contain the bundle's name, because bundles number their modules alike.
// Plain CommonJS: the refresh plugin's own runtime requires it.
const own = require('react-refresh-own-runtime');

const page = globalThis;
const isFirst = !page.vidyaRefreshRuntime;
if (isFirst) page.vidyaRefreshRuntime = own;
const runtime = page.vidyaRefreshRuntime;

module.exports = {
  ...runtime,
  injectIntoGlobalHook: (target) => (isFirst ? runtime.injectIntoGlobalHook(target) : undefined),
  register: (type, id) => runtime.register(type, `${__VIDYA_BUNDLE__} ${id}`),
};
