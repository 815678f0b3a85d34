#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

/// String catalogues.
struct StringCatalogTests {
  private func text(
    _ key: LocalizedStringKey, _ language: String, in catalog: String = Self.catalog
  ) throws -> String? {
    let catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(catalog.utf8))
    let locale = Locale(identifier: language)
    return catalog.translation(of: key.key, in: locale).map {
      $0.format(for: key.arguments).filled(
        with: key.arguments, in: Localization(locale: locale)
      ) { $0 }
    }
  }

  @Test(
    "interpolated literals are keys with the placeholders that Xcode writes",
    arguments: [
      ("\(3) items", "%lld items"), ("\(UInt8(3)) of \(Int32(4))", "%u of %d"),
      ("\(UInt64(3))", "%llu"), ("\("a") is \(1.5) or \(Float(2))", "%@ is %lf or %f"),
      ("\(1.25, specifier: "%.1f") %", "%.1f %%"), ("100 %", "100 %"), ("", ""),
    ] as [(LocalizedStringKey, String)])
  func keys(key: LocalizedStringKey, expected: String) {
    #expect(key.key == expected)
  }

  @Test("without a catalogue, a key shows its literal")
  func withoutCatalogue() {
    let key: LocalizedStringKey = "\(12_345) of 100 % for \("**a**")"
    #expect(Text(key).string == "12,345 of 100 % for **a**")
    #expect(Text("50 %").string == "50 %")
    #expect(Text("**\("*b*")**").string == "*b*")
  }

  @Test(
    "the best matching language is shown, else the language of the keys",
    arguments: [
      ("de", "Sichern"), ("de_CH", "Speichern"), ("de_AT", "Sichern"), ("zh_Hant_TW", "儲存"),
      ("zh_Hans", "Keep"), ("fr", "Keep"), ("en_GB", "Keep"),
    ])
  func languages(language: String, expected: String) throws {
    #expect(try text("Save", language) == expected)
  }

  @Test(
    "placeholders have positions and options, and what is none stays as it is",
    arguments: [
      ("%2$@ vor %1$@", "b vor a"), ("é%@ü %@%%", "éaü b%"), ("%@", "a"), ("%3$@ %@", "%3$@ a"),
      ("100 %", "100 %"), ("%", "%"), ("%#@", "a"), ("%0$@", "%0$@"), ("%k %@", "%k a"),
      ("%99999999999999999999$@", "%99999999999999999999$@"), ("%1$2$@", "%1$2$@"),
    ])
  func placeholders(format: String, expected: String) {
    let format = LocalizedTemplate.Format(format)
    let arguments: [LocalizedArgument] = [.string("a"), .string("b")]
    #expect(format.filled(with: arguments, in: Localization()) { $0 } == expected)
  }

  @Test("a missing or untranslated key is not found")
  func missing() throws {
    #expect(try text("Delete", "de") == nil)
    #expect(try text("Draft", "de") == nil)
  }

  @Test(
    "the plural form depends on the number and the language",
    arguments: [
      (0, "de", "Nichts"), (1, "de", "Eine Datei"), (2, "de", "2 Dateien"),
      (1_234, "de", "1.234 Dateien"), (1, "pl", "1 plik"), (3, "pl", "3 pliki"),
      (12, "pl", "12 plików"), (22, "pl", "22 pliki"), (5, "fr", nil),
    ] as [(Int, String, String?)])
  func plurals(count: Int, language: String, expected: String?) throws {
    #expect(try text("\(count) files", language) == expected)
  }

  @Test("substitutions have plural forms of their own and can be reordered")
  func substitutions() throws {
    #expect(try text("\(1) in \(2) of \("A")", "de") == "A: eine Karte in 2 Stapeln")
    #expect(try text("\(3) in \(1) of \("A")", "de") == "A: 3 Karten in einem Stapel")
  }

  @Test("a translation with wrong placeholders shows the arguments it has")
  func wrongTranslations() throws {
    #expect(try text("\(1) missing", "de") == "1 %@")
    #expect(try text("\(7) wrong \(1.5)", "de") == "7 1,500000 100% %")
  }

  @Test(
    "whole numbers select plural forms by Unicode's rules",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("ja", [0: "other", 1: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
      ("pt-BR", [0: "one", 1: "one", 2: "other"]), ("pt-PT", [0: "other", 1: "one"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 22: "few"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
      ("cs", [1: "one", 4: "few", 5: "other"]),
      ("lv", [0: "zero", 1: "one", 11: "zero", 2: "other"]),
      ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
      ("lt", [1: "one", 2: "few", 11: "other", 10: "other"]),
      ("ro", [0: "few", 1: "one", 19: "few", 20: "other", 101: "few"]),
      ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other"]),
      ("ga", [1: "one", 2: "two", 3: "few", 7: "many", 11: "other"]),
      ("mt", [0: "few", 1: "one", 2: "two", 11: "many", 20: "other"]),
      ("is", [1: "one", 11: "other", 21: "one"]), ("fil", [4: "other", 5: "one"]),
      ("he", [1: "one", 2: "two", 3: "other"]), ("es", [1: "one", 2_000_000: "many"]),
      ("hr", [1: "one", 2: "few", 5: "other"]), ("hi", [0: "one", 1: "one", 2: "other"]),
    ] as [(String, [Int: String])])
  func pluralForms(language: String, expected: [Int: String]) {
    let actual = Dictionary(
      uniqueKeysWithValues: expected.keys.map {
        ($0, PluralForm(of: Double($0), in: language).rawValue)
      })
    #expect(actual == expected)
  }

  @Test("fractions select plural forms by Unicode's rules")
  func fractions() {
    #expect(PluralForm(of: 1.5, in: "en") == .other)
    #expect(PluralForm(of: 1.5, in: "fr") == .one)
    #expect(PluralForm(of: 1.5, in: "cs") == .many)
    #expect(PluralForm(of: -1, in: "en") == .one)
    #expect(PluralForm(of: .infinity, in: "en") == .other)
  }

  @Test("bundles are found by the names that SwiftPM gives them")
  func bundles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogues-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appendingPathComponent("my_package_ComposableUITests.resources")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try Data(Self.catalog.utf8).write(to: bundle.appendingPathComponent("Localizable.xcstrings"))
    let catalogs = StringCatalogs(directories: [folder])
    #expect(catalogs.module(of: Self.self) == "ComposableUITests")
    #expect(catalogs.module(of: Text.self) == nil)
    #expect(catalogs.catalog(of: "ComposableUITests", table: "Other") == nil)
    let catalog = try #require(catalogs.catalog(of: "ComposableUITests", table: nil))
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.locale(preferred: ["it", "de-AT", "en"]).identifier == "de_AT")
    #expect(catalog.locale(preferred: ["it"]).identifier == "en")
    #expect(catalog.locale(preferred: []).identifier == "en")
    #expect(StringCatalogs(directories: []).module(of: Self.self) == nil)
  }

  private static let catalog = #"""
    {
      "sourceLanguage": "en",
      "strings": {
        "Draft": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
        "Save": {
          "comment": "A button",
          "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
            "de-CH": {"variations": {"device": {
              "iphone": {"stringUnit": {"state": "translated", "value": "Tippen"}},
              "other": {"stringUnit": {"state": "translated", "value": "Speichern"}}}}},
            "en": {"stringUnit": {"state": "translated", "value": "Keep"}},
            "zh-Hant": {"stringUnit": {"state": "translated", "value": "儲存"}}
          }
        },
        "%lld files": {
          "localizations": {
            "de": {"variations": {"plural": {
              "zero": {"stringUnit": {"state": "translated", "value": "Nichts"}},
              "one": {"stringUnit": {"state": "translated", "value": "Eine Datei"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}
          }
        },
        "%lld in %lld of %@": {
          "localizations": {
            "de": {
              "stringUnit": {"state": "translated", "value": "%3$@: %#@cards@ in %#@piles@"},
              "substitutions": {
                "cards": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "eine Karte"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg Karten"}}}}},
                "piles": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "einem Stapel"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg Stapeln"}}}}}
              }
            }
          }
        },
        "%lld missing": {
          "localizations": {"de": {"stringUnit": {"state": "translated", "value": "%lld %@"}}}
        },
        "%lld wrong %lf": {
          "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "%.1f %d 100%% %"}}
          }
        }
      },
      "version": "1.0"
    }
    """#
}
#endif
