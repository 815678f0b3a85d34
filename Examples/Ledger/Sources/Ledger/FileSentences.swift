import ComposableArchitecture
import LedgerStorage
import SwiftUI

extension FilesFeature.Problem {
  /// The text that says what is wrong with a file, where, and what to do.
  var sentence: LocalizedStringKey {
    switch self {
    case .csv(let file, let problem): problem.sentence(in: file)
    case .ledger(let error): error.sentence
    case .noExpenses(let file):
      "“\(file)” has no expense after its first line. Nothing was added."
    }
  }
}

extension CSVProblem {
  /// The sentence with the place of the mistake; nothing of the file was added.
  func sentence(in file: String) -> LocalizedStringKey {
    let (place, advice) = (Text("\(file), line \(line), column \(column)"), Text(advice))
    return "\(place): \(advice) Nothing was added."
  }

  private var advice: LocalizedStringKey {
    switch reason {
    case .notText: "This is no UTF-8 text. Save the table as “CSV UTF-8”."
    case .empty: "The file is empty. Begin it with the line date,amount,category,note."
    case .missingColumn(let name):
      "There is no column “\(name)”. Begin the file with the line date,amount,category,note."
    case .openQuote:
      "The quotation mark that begins here is never closed. Put one at the end of the field."
    case .textAfterQuote:
      "There is text after a closing quotation mark. Write quotation marks within a field twice."
    case .fieldCount(let found, let expected):
      """
      The line has \(found) fields, and the first line \(expected). Put fields that have a comma \
      between quotation marks.
      """
    case .amount(let problem): problem.sentence
    case .day(let problem): problem.sentence
    case .category(let name):
      """
      There is no category “\(name.shortened)”. Write groceries, home, transport, health, leisure, \
      travel or other.
      """
    case .noteLength(let length): noteLengthSentence(length)
    }
  }
}
