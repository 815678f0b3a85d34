// Written by Scripts/generate/assets.

#if PortableViews && Web
// swift-format-ignore
extension PageAssets {
  static let findingScript = #"""
export default e=>{const t=new WeakMap;function n(){for(const n of e("textarea")){const{found:o}=n.dataset,i=o&&o+n.value;if(t.get(n)==i)continue;t.set(n,i),n.style.background="",o&&s(n,...o.split(" "))}}function s(e,t,n){const{value:i}=e,{padding:r,backgroundColor:c}=getComputedStyle(e),s=document.createElement("div"),o=document.createElement("span");s.className="copy",Object.assign(s.style,{padding:r,width:e.clientWidth+"px"}),o.append(i.slice(t,n)),s.append(i.slice(0,t),o,i.slice(n)),e.after(s);const{offsetLeft:l,offsetTop:a,offsetWidth:d,offsetHeight:u}=o;e.style.background=`linear-gradient(#fc08 0 0)${l}px ${a}px/${d}px ${u}px no-repeat local,${c}`,e.scrollTop=a-e.clientHeight/2,s.style.top=-e.scrollTop+"px",o.scrollIntoView({block:"nearest"}),s.remove(),document.activeElement!=e&&e.setSelectionRange(t,n)}return n(),{showFound:n}}
"""#

  static let findingScriptGzip = "H4sIAAAAAAACA3VT247TMBD9lWCqytG63oonlMq8rEAgcZFYxL6ua09SU9e27EnbVZR/x07aZQXiyTlzPXNmAufgI1YaWtlbrEC8G5R3CSsUDk7VA8j9Fxk2be8UGu8qR+uh9ZHOQa7ybQWUIJxRRpCkruf0HNM73fhROK4lygTIjPDLpb9x/ChtDxvTUuQdIHW1EKbOaWhctiNPxchMzRxP+GSBb6Xad7FUFISwXCVlP+fc8xSsQUqq3Hgcn0kmCgyZu3KZ+jVmFMCGILU2rmsi+1P0zlsfGzWKzObOH0KPoO9LYwo1S0J71R/AIVd5QoT3FgqiRJsjqZn/rz8F6Ui9SVxZmdJXeQBBlA9PhH3b/gKFPFtN52iap3zJ7WQ07hrImSaXeijohoQzGXM/LkMAp6nhyRoFtAyaaf5tXjPMwewKSwxw2SJEmurNLIxv26z1Z2ixsWwGP3xo5OV76tvoC/oIptth04/Cb+DfxTxa40DGVRelLqTp61at31bral0vBjuGc7UYZH5uF4OeUV8e51cRQtatsl5JyxaDGh8z06SitzazEXJ11WFmcPuGXRTjmN2rF7GTRlmh2fDJof9p4ESHba69b0jhBwmLiolHOPgj0Jo9r0/m4zle1/dKwHIJ5RTvwcJ0Vt+l62a5xwjYx+lnYEPa+dOH6drdOP4G/afKc08DAAA="
}
#endif
