#if PortableViews
public import Foundation

extension View {
  /// Lets the user choose a file while a binding is true.
  ///
  /// The file is a copy, which is deleted when the user's page closes, or some minutes later: read it in the
  /// function, or copy it. In a browser, the chooser opens by a button if it may not open by itself.
  ///
  /// - Parameters:
  ///   - isPresented: The binding, which becomes false when the user has chosen or cancelled.
  ///   - allowedContentTypes: The types of files that the user can choose.
  ///   - onCompletion: Gets the file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      onCompletion(
        result.flatMap { urls in
          urls.first.map(Result.success) ?? .failure(CocoaError(.fileNoSuchFile))
        })
    }
  }

  /// Lets the user choose a file, or several, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: The binding, which becomes false when the user has chosen or cancelled.
  ///   - allowedContentTypes: The types of files that the user can choose.
  ///   - allowsMultipleSelection: Whether the user can choose several files.
  ///   - onCompletion: Gets the files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets the user choose a file, or several, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: The binding, which becomes false when the user has chosen or cancelled.
  ///   - allowedContentTypes: The types of files that the user can choose.
  ///   - allowsMultipleSelection: Whether the user can choose several files.
  ///   - onCompletion: Gets the files.
  ///   - onCancellation: Is called when the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    FileChooserView(
      content: self, isPresented: isPresented, contentTypes: allowedContentTypes,
      allowsMultiple: allowsMultipleSelection,
      onChoice: { items in onCompletion(.success(items.compactMap(\.fileURL))) },
      onCancellation: onCancellation)
  }
}

/// A view with a dialog in which the user chooses files.
package struct FileChooserView<Content: View>: View {
  private let content: Content
  @Binding private var isPresented: Bool
  private let contentTypes: [UTType]
  private let allowsMultiple: Bool
  private let onChoice: ([TransferItem]) -> Void
  private let onCancellation: () -> Void
  @State private var problem: BuiltInWord?

  package init(
    content: Content, isPresented: Binding<Bool>, contentTypes: [UTType], allowsMultiple: Bool,
    onChoice: @escaping ([TransferItem]) -> Void, onCancellation: @escaping () -> Void
  ) {
    self.content = content
    _isPresented = isPresented
    self.contentTypes = contentTypes
    self.allowsMultiple = allowsMultiple
    self.onChoice = onChoice
    self.onCancellation = onCancellation
  }

  package var body: some View {
    content.alert(
      Text(allowsMultiple ? BuiltInWord.openFiles : .openFile), isPresented: presentation
    ) {
      FileChooserButton(
        contentTypes: contentTypes, allowsMultiple: allowsMultiple, opensAtOnce: true,
        label: Text(allowsMultiple ? BuiltInWord.chooseFiles : .chooseFile)
      ) { outcome in
        switch outcome {
        case .chosen(let items):
          problem = nil
          isPresented = false
          onChoice(items)
        case .refused(let reason): problem = reason
        }
      }
      Button(role: .cancel, action: {}, label: { Text(BuiltInWord.cancel) })
    } message: {
      if let problem { Text(problem) }
    }
  }

  /// The binding as the dialog sees it, which only a cancellation sets to false.
  private var presentation: Binding<Bool> {
    Binding {
      isPresented
    } set: { isShown in
      guard !isShown, isPresented else { return }
      isPresented = false
      problem = nil
      onCancellation()
    }
  }
}

/// A button that opens the renderer's chooser of files.
package struct FileChooserButton<Label: View>: View, PrimitiveView {
  /// The outcome of a choice.
  package enum Outcome {
    case chosen([TransferItem])
    case refused(BuiltInWord)
  }

  private let contentTypes: [UTType]
  private let allowsMultiple: Bool
  private let opensAtOnce: Bool
  private let label: Label
  private let action: (Outcome) -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of files that can be chosen.
  ///   - allowsMultiple: Whether several files can be chosen.
  ///   - opensAtOnce: Whether the chooser opens without a tap where the renderer can do so.
  ///   - label: The label of the button.
  ///   - action: Gets the items of the files, or the reason why they are refused.
  package init(
    contentTypes: [UTType], allowsMultiple: Bool, opensAtOnce: Bool = false, label: Label,
    action: @escaping (Outcome) -> Void
  ) {
    self.contentTypes = contentTypes
    self.allowsMultiple = allowsMultiple
    self.opensAtOnce = opensAtOnce
    self.label = label
    self.action = action
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(
      details: .button(ButtonDetails(style: environment.builtInButtonStyle)))
    element.isDisabled = !environment.isEnabled
    element.traits.transfer = .files(
      accepted: UTType.acceptedTags(of: contentTypes), allowsMultiple: allowsMultiple,
      opensAtOnce: opensAtOnce)
    var content = ElementContent(element)
    content.setLabel(label, in: environment)
    let transfers = environment.transfers
    content.handlers.add(transfer: { input in take(input, transfers) })
    return .element(content)
  }

  private func take(_ input: TransferInput, _ transfers: Transfers?) -> Bool {
    switch input.step {
    case .failed:
      action(.refused(.cannotSend))
      return true
    case .files(let names):
      guard allowsMultiple || names.count == 1, let items = input.items(in: transfers) else {
        return false
      }
      let areAllowed = items.allSatisfy { item in
        item.contentTypes.first.map { type in contentTypes.contains { type.conforms(to: $0) } }
          ?? false
      }
      action(areAllowed ? .chosen(items) : .refused(.wrongFile))
      return true
    case .over, .left: return true
    case .dropped, .text, .addresses: return false
    }
  }
}
#endif
