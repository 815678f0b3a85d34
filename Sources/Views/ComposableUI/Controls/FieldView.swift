#if PortableViews
import PerceptionCore

/// The shared view of all text fields and editors.
struct FieldView: View, PrimitiveView {
  /// Makes the details of the kind of field.
  let details: (FieldDetails) -> ElementDetails
  let label: any View
  var prompt: Text?
  var style: FieldDetails.Style?
  let text: any FieldText
  /// The text in which a find navigator finds words.
  var searchedText: Binding<String>?

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: FieldModel.init) { model in
        guard let makeTextField = environment.makeTextField else {
          let field = ElementView(field(model, in: environment))
          guard let searchedText, environment.findModel != nil else { return field }
          return field.lifecycle(FoundEditor(field: model, text: searchedText))
        }
        // The style gets a field that no style changes.
        return AnyView(erasing: makeTextField(TextField(field: self)))
          .environment(\.makeTextField, nil)
      })
  }

  private func field(_ model: FieldModel, in environment: EnvironmentValues) -> ElementContent {
    let settings = environment.fieldSettings
    var field = ElementContent(ViewElement(.textField))
    field.setLabel(label, in: environment)
    field.element.isDisabled = !environment.isEnabled
    var content = FieldDetails(
      text: text.shown(model),
      placeholder: prompt?.string(in: environment.localization) ?? field.element.text,
      content: settings.content, submitLabel: settings.submitLabel,
      style: style ?? settings.style)
    content.capitalization = settings.capitalization
    content.isCorrected = settings.isCorrected
    content.meaning = settings.meaning
    let find = searchedText == nil ? nil : environment.findModel
    content.found = find?.selection(of: model)
    field.element.details = details(content)
    field.handlers.add(.input, text: { [text] in text.enter($0, model) })
    let trigger: SubmitTriggers = settings.content == .search ? .search : .text
    let submit = settings.submitActions.filter { $0.triggers.contains(trigger) }
    if text.isFormatted || !submit.isEmpty {
      field.handlers.add(.submit) { [text] in
        text.finish(model)
        for entry in submit { entry.action() }
      }
    }
    if text.isFormatted {
      field.handlers.add(.focus, flag: { [text] in if !$0 { text.finish(model) } })
      if let record = environment.makeFocusRecorder() { field.handlers.add(.focus, flag: record) }
    }
    if let find {
      field.handlers.add(.focus, flag: { if $0 { find.noteFocus(of: model) } })
      field.element.events.insert(.focus)
    }
    return field
  }
}

/// The settings of the fields in an environment; the texts are values of elements' attributes.
struct FieldSettings {
  var content = FieldDetails.Content.text
  var submitLabel: FieldDetails.SubmitLabel?
  var style = FieldDetails.Style.automatic
  var capitalization: FieldDetails.Capitalization?
  var isCorrected: Bool?
  var meaning: FieldDetails.Meaning?
  /// The actions that run when a field is submitted, the innermost first.
  var submitActions: [SubmitAction] = []
}

extension EnvironmentValues {
  var fieldSettings: FieldSettings {
    get { self[typed: FieldSettings.self] ?? FieldSettings() }
    set { self[typed: FieldSettings.self] = newValue }
  }
}

/// The typed text of a field, kept while the field is shown.
@MainActor
final class FieldModel {
  private let signal = Signal()
  private var typed: (text: String, meaning: String)?

  /// The typed text, if the field's value has not changed since.
  func typed(meaning: String) -> String? {
    signal.access()
    return typed?.meaning == meaning ? typed?.text : nil
  }

  /// Records the typed text and the formatted value it gave; `nil` shows the formatted value.
  func note(_ typed: (text: String, meaning: String)?) {
    self.typed = typed
    signal.fire()
  }
}

/// The text that a field shows, and the handling of typed text.
@MainActor
protocol FieldText {
  var isFormatted: Bool { get }
  func shown(_ model: FieldModel) -> String
  func enter(_ text: String, _ model: FieldModel)
  func finish(_ model: FieldModel)
}

/// An unformatted text, written to a binding, with an action that runs when editing ends, if any.
struct PlainFieldText: FieldText {
  let binding: Binding<String>
  var onCommit: (() -> Void)?

  var isFormatted: Bool { onCommit != nil }
  func shown(_ model: FieldModel) -> String { binding.wrappedValue }
  func enter(_ text: String, _ model: FieldModel) { binding.wrappedValue = text }
  func finish(_ model: FieldModel) { onCommit?() }
}

/// A formatted value; typed text that does not parse leaves the value unchanged.
struct FormattedFieldText: FieldText {
  let read: () -> String
  let write: (String) -> Void

  var isFormatted: Bool { true }

  func shown(_ model: FieldModel) -> String {
    let text = read()
    return model.typed(meaning: text) ?? text
  }

  func enter(_ text: String, _ model: FieldModel) {
    write(text)
    model.note((text, read()))
  }

  func finish(_ model: FieldModel) {
    model.note(nil)
  }
}
#endif
