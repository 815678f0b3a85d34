#if PortableViews
import Foundation

extension TextRun {
  /// Returns the parts of an attributed string, with the styles of their attributes.
  static func runs(of text: AttributedString) -> [TextRun] {
    #if canImport(Darwin)
    [TextRun(string: String(text.characters))]
    #else
    text.runs.map { run in
      TextRun(
        string: String(text[run.range].characters), style: style(of: run),
        destination: run.link?.absoluteString)
    }
    #endif
  }

  #if !canImport(Darwin)
  private static func style(of run: AttributedString.Runs.Run) -> ElementStyle {
    var style = ElementStyle()
    style.foreground = run.foregroundColor?.element
    style.background = run.backgroundColor?.element
    var font = run.font?.element ?? ElementFont()
    if run.font?.isMonospacedDigit == true { style.isMonospacedDigit = true }
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { font.weight = 700 }
    if intent.contains(.emphasized) { font.isItalic = true }
    if intent.contains(.code) { font.design = .monospaced }
    if let space = run.tracking ?? run.kern { font.letterSpacing = space }
    if font != ElementFont() { style.font = font }
    let isStruckThrough = run.strikethroughStyle != nil || intent.contains(.strikethrough)
    if run.underlineStyle != nil || isStruckThrough {
      style.textDecoration = ElementTextDecoration(
        isUnderlined: run.underlineStyle != nil, isStruckThrough: isStruckThrough,
        color: (run.underlineStyle ?? run.strikethroughStyle)?.color?.element)
    }
    return style
  }
  #endif
}
#endif
