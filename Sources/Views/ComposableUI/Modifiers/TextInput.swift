#if PortableViews
extension View {
  /// Sets which letters the fields in the view capitalize as one types on a screen.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.fieldSettings.capitalization, autocapitalization?.letters)
  }

  /// Sets which letters the fields in the view capitalize as one types on a screen.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.fieldSettings.capitalization, style.letters)
  }

  /// Sets whether the fields in the view leave typed words uncorrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.fieldSettings.isCorrected, !disable)
  }

  /// Sets whether the fields in the view leave typed words uncorrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.fieldSettings.isCorrected, disable.map { !$0 })
  }

  /// Sets what the text of the fields in the view means, so that the system can fill it in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.fieldSettings.meaning, textContentType?.meaning)
  }
}

/// The letters that a field capitalizes.
public struct TextInputAutocapitalization: Sendable {
  let letters: FieldDetails.Capitalization

  /// No letters.
  public static let never = Self(letters: .none)
  /// The first letter of each word.
  public static let words = Self(letters: .words)
  /// The first letter of each sentence.
  public static let sentences = Self(letters: .sentences)
  /// All letters.
  public static let characters = Self(letters: .characters)
}

/// The letters that a field capitalizes.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters

  fileprivate var letters: FieldDetails.Capitalization {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// The meaning of a field's text, such as a name or a password.
public struct UITextContentType: Hashable, Sendable {
  /// The meaning; `nil` if renderers know none like it.
  let meaning: FieldDetails.Meaning?

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = Self(meaning: .url)
  /// A full name.
  public static let name = Self(meaning: .name)
  /// A title before a name.
  public static let namePrefix = Self(meaning: .honorificPrefix)
  /// A given name.
  public static let givenName = Self(meaning: .givenName)
  /// A second given name.
  public static let middleName = Self(meaning: .additionalName)
  /// A family name.
  public static let familyName = Self(meaning: .familyName)
  /// A title after a name.
  public static let nameSuffix = Self(meaning: .honorificSuffix)
  /// A nickname.
  public static let nickname = Self(meaning: .nickname)
  /// The title of a job.
  public static let jobTitle = Self(meaning: .organizationTitle)
  /// The name of an organization.
  public static let organizationName = Self(meaning: .organization)
  /// A place.
  public static let location = Self(meaning: nil)
  /// A whole postal address.
  public static let fullStreetAddress = Self(meaning: .streetAddress)
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(meaning: .addressLine1)
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(meaning: .addressLine2)
  /// A city.
  public static let addressCity = Self(meaning: .city)
  /// A state or a province.
  public static let addressState = Self(meaning: .state)
  /// A city with its state.
  public static let addressCityAndState = Self(meaning: .city)
  /// A part of a city.
  public static let sublocality = Self(meaning: nil)
  /// The name of a country.
  public static let countryName = Self(meaning: .country)
  /// A postal code.
  public static let postalCode = Self(meaning: .postalCode)
  /// A telephone number.
  public static let telephoneNumber = Self(meaning: .telephone)
  /// A mail address.
  public static let emailAddress = Self(meaning: .email)
  /// The number of a credit card.
  public static let creditCardNumber = Self(meaning: .creditCardNumber)
  /// The name of an account.
  public static let username = Self(meaning: .username)
  /// A password.
  public static let password = Self(meaning: .currentPassword)
  /// A new password.
  public static let newPassword = Self(meaning: .newPassword)
  /// A code that works once.
  public static let oneTimeCode = Self(meaning: .oneTimeCode)
  /// A date of birth.
  public static let birthdate = Self(meaning: .birthday)
}
#endif
