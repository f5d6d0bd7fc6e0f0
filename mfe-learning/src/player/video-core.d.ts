// The same library without HLS and without its own caption parser; it carries no types of its own.
declare module 'video.js/dist/alt/video.core.novtt.js' {
  import videojs from 'video.js';
  export default videojs;
}
