import SwiftUI

/// An entry of the catalogue: a screen, and the question that its log answers.
public struct Specimen: Identifiable {
  public let id: String
  /// The key of the name, in the string catalogue.
  public let title: LocalizedStringKey
  /// The question that the log of evaluations answers.
  public let question: LocalizedStringKey
  public let symbol: String
  /// Whether the screen has a navigation stack of its own.
  public let isStack: Bool
  let makeScreen: @MainActor () -> AnyView

  public init(
    _ id: String, _ title: LocalizedStringKey, symbol: String, isStack: Bool = false,
    question: LocalizedStringKey, @ViewBuilder screen: @escaping @MainActor () -> some View
  ) {
    self.id = id
    self.title = title
    self.question = question
    self.symbol = symbol
    self.isStack = isStack
    makeScreen = { AnyView(screen()) }
  }
}

/// The entries of one era of the API.
public struct Era: Identifiable {
  public let id: String
  public let title: LocalizedStringKey
  public let specimens: [Specimen]

  public init(_ id: String, _ title: LocalizedStringKey, specimens: [Specimen]) {
    self.id = id
    self.title = title
    self.specimens = specimens
  }
}
