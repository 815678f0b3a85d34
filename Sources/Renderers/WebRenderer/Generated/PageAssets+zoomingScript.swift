// Written by Scripts/generate/assets.

#if PortableViews && Web
// swift-format-ignore
extension PageAssets {
  static let zoomingScript = #"""
export default(e,t,n,s,o)=>{const a={duration:350,easing:"cubic-bezier(0.2, 0.8, 0.2, 1)"};let i=[];function r(n){const o=e(`[data-zoom-source="${n}"]`).filter(s);return o.map(e=>e.getBoundingClientRect()).find(t)}function c(t){const a=e=>t==e.closest(".screen,dialog"),s=e("[data-zoom]",t).find(a)?.dataset.zoom;if(!s||n("prefers-reduced-motion: reduce"))return;const o=t.isConnected&&{box:t.getBoundingClientRect(),parent:t.parentElement};i.push({element:t,group:s,old:o,source:!o&&r(s)})}function l(){for(const{element:s,group:p,old:t,source:f}of i){const n=t?r(p):f,e=t?t.box:s.getBoundingClientRect();if(!n)continue;const d=Math.max(0,-e.top),h=Math.max(0,e.bottom-innerHeight),c=`inset(${d||-99}px -99px ${h||-99}px)`,[u,l]=[n.width/e.width,n.height/(e.height-d-h)],g=n.left-e.left-e.width/2*(1-u),v=n.top-e.top-d*l-e.height/2*(1-l),m={translate:`${g}px ${v}px`,scale:`${u} ${l}`,opacity:0};t?(s.style.clipPath=c,o("motion","fadeOut",s,t,a,m)):s.animate([{...m,clipPath:c},{clipPath:c}],a)}i=[]}return{noteZoom:c,playZooms:l}}
"""#

  static let zoomingScriptGzip = "H4sIAAAAAAACA3VT32vbMBD+V1wTglTOatoxWB3cwspgL2NjjwuBqNI5FsiSkc5dWtf/++Q46frSF90P6T599+mEh84HyjTWsrfEEAgcRPC8uhuUd5EyWQ26D5KMd+WnzytAGY3bl7nqH40qHvHFYGArcQPZSnyZluRd83xcW6TMVJvtuu6dmsqzwBw/ofoK2W6jJcnixfu2iL4PCqt8Mbgx3+64qI2lBBz5OiD1wWVetLJjWN2h2CN99b3TiceDNejoNypifCpymhEf325UKXrrI9VSVaFQ1keMxHIRVUB0oI20fp9ziIlV/p/VNgc6gUp+L6Z8RBLT1trU7CK+vjqWdwFrDLEIqHuFumj9UatsjnPO5wbW58ZJmPjgnUucUS+Xw6M/lPRRT9DJkIJ0YHa+WWyTGddGdH1s2IBzoiTYB993ZXo7q0sPs6DlhV8uJxXHd6JYxofaB3Yk9AYQTwDdEYDOAPXo68ycRXQV3QfW8bIGTC6JiXz8iPxRJMdTKRnX40kBXf2Q1KTXPLAVFCjIdxya90lMsERpKkxSKXxHs2+Ig6p2xiX92WLQr6/F7e3YHbJk0roYmnOG72DTg91WGyf+Gk3NFc4WnGiOSFcMT16hi4ZvYV85YbGmxOVk5sKbS3Zd9Bye0n4iOVMt9KUtzgDzEcuhrQYK0kUrCcvdYtiPR1ZPyewgKmmP2X5MOTvuwHdSGXouV+Oa7lkUkZ7tNJem+5VUqBR4ls9jlENeS40/e8rTtySQ0HKeFJfOtOkuthmEEC2cS0s1wvAu2ILk4/QJx3kIB+cJ/6T5LRV0Vj5PbiztOP4D+iSBhAgEAAA="
}
#endif
