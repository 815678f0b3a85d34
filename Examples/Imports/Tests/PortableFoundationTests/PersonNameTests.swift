#if canImport(FoundationNetworking)
import PortableFoundation
import Testing

/// Names of people.
struct PersonNameTests {
  private var thomas: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
    (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
    return name
  }

  @Test("a formatter and a format style write the parts of each length")
  func lengths() {
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: thomas) == "Thomas Clark")
    formatter.style = .long
    #expect(formatter.string(from: thomas) == "Dr. Thomas Louis Clark Esq.")
    #expect(thomas.formatted() == "Thomas Clark")
    #expect(thomas.formatted(.name(style: .short)) == "Tom")
    #expect(thomas.formatted(.name(style: .abbreviated)) == "TC")
    #expect(PersonNameComponents().formatted(.name(style: .short)) == "")
  }

  @Test("a name in Japanese characters begins with the family's")
  func order() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("太郎", "山田")
    #expect(name.formatted() == "山田太郎")
    name.phoneticRepresentation = PersonNameComponents()
    name.phoneticRepresentation?.givenName = "Tarō"
    let spoken = PersonNameComponentsFormatter.localizedString(
      from: name, style: .medium, options: .phonetic)
    #expect(spoken == "Tarō")
  }

  @Test("a text is taken apart, with its titles")
  func parsing() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Dr. Ada King Lovelace Jr."))
    #expect(name.namePrefix == "Dr.")
    #expect(name.givenName == "Ada")
    #expect(name.middleName == "King")
    #expect(name.familyName == "Lovelace")
    #expect(name.nameSuffix == "Jr.")
    #expect(formatter.personNameComponents(from: "Ada")?.familyName == nil)
    #expect(formatter.personNameComponents(from: " ") == nil)
  }
}
#endif
