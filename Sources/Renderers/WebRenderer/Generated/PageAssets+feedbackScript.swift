// Written by Scripts/generate/assets.

#if PortableViews && Web
// swift-format-ignore
extension PageAssets {
  static let feedbackScript = #"""
export default()=>{const n={success:[20,80,30],warning:[30,100,30],error:[30,60,30,60,50]},s=25,o={start:[660,880],stop:[880,660],success:[660,990],warning:[590,590],error:[330,247]},t=.15,i=.2;let e;function a(t,i){if(navigator.userActivation?.hasBeenActive==!1)return;navigator.vibrate?.(n[t]||s*i/100);const a=o[t]||[];a.length>0&&(e||=new AudioContext),a.forEach(r)}function r(n,s){const o=e.currentTime+s*t,c=o+t,a=new GainNode(e);a.gain.setValueAtTime(i,o),a.gain.linearRampToValueAtTime(0,c);const r=new OscillatorNode(e,{frequency:n});r.connect(a).connect(e.destination),r.start(o),r.stop(c)}return{playFeedback:a}}
"""#

  static let feedbackScriptGzip = "H4sIAAAAAAACA01RwW7bMAz9lexSSK2gOenSJTbUIhu23TZgKHYxcmAVJhHmUhlFpy0S//tkZ+1yEcjHp/fEJ3zeRZbRCtfQNqK0uz34SElG5A6p9R5TKutJYWaFuS6W5gmYAm3K+row4+KEIXPkAbnpgf6cFsvOJDeZmphlBFjK+ibjs1nmJ4m7ss6lyVBuX116wnx+bjKdZ6n5mUVWn3z4mLXF2fHUBGcnVYMywmrdkpcQaQRKTNCHsFYE+7ABiWzbhLzI4z30lDu7hfQJkQYInXs31ozSMlX/r+zDA4PgnVVUy/J4TJfhfV5YV6d0wMUBrpcV2AZpI9vb4uJC4fHoCJ9Gi3YV4udIgs+iDdh15C/gt4p19/ZSVmSS/hd3dGh9y4wk9+ERr9KlGO/ilRgYBL9BoO9xhQp1dtzkziaUX9C0uBhuqGBi7zSMmkAI/BMed/fxnFMY/7oBD7I/kg9N0298EjeHNeOfFsm/lNTpim1mE3pRoN9KtCtMEmhIUxu2ww+reCrjTnndnQI97Bp4+Yq4egD/u4Su+wsxiVmWbwIAAA=="
}
#endif
