#if PortableViews && Web
import ComposableUI

extension AnyTransition {
  /// The styles that an element comes from and goes to, as in `opacity:0|scale:0`; one style for both
  /// if they are the same, and an empty one for no motion.
  var css: String {
    let styles = [insertion, removal].map { $0.map(\.css).joined(separator: ";") }
    return styles[0] == styles[1] ? styles[0] : styles.joined(separator: "|")
  }
}

extension AnyTransition.Effect {
  /// The look before insertion or after removal, as declarations of CSS.
  ///
  /// The edges are for a page from left to right. The script mirrors them on other pages.
  var css: String {
    func format(_ number: Double) -> String { CSSDeclarations.format(number) }
    switch self {
    case .fade: return "opacity:0"
    case .scale: return "scale:0"
    case .leading: return "translate:-100%"
    case .trailing: return "translate:100%"
    case .top: return "translate:0 -100%"
    case .bottom: return "translate:0 100%"
    case .scaled(let factor): return "scale:\(format(factor.isFinite ? factor : 1))"
    case .blur: return "filter:blur(10px)"
    case .offset(let x, let y):
      return "translate:\(format(x.isFinite ? x : 0))px \(format(y.isFinite ? y : 0))px"
    case .styled(let style):
      var element = ViewElement(.box)
      element.style = style
      return element.css ?? ""
    }
  }
}
#endif
