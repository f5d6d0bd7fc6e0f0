// video.js without HLS and without its own caption parser; this build has no types.
declare module 'video.js/dist/alt/video.core.novtt.js' {
  import videojs from 'video.js';
  export default videojs;
}
