import ComposableArchitecture
import LedgerStorage
import SwiftUI

extension LedgerError {
  /// The sentence that says what happened and what to do.
  var sentence: LocalizedStringKey {
    switch self {
    case .notADatabase:
      """
      The file of the ledger is damaged. It was not changed. Tell those who run this page, and try \
      again later.
      """
    case .cannotOpen:
      "The file of the ledger cannot be opened. Nothing was changed. Try again later."
    case .locked:
      "Another program is using the ledger. Nothing was changed. Try again in a moment."
    case .diskFull:
      "There is no room left for the ledger. Nothing was changed. Try again later."
    case .gone:
      "This expense was deleted in the meantime. Undo that, or cancel and add it again."
    case .database:
      "The ledger could not do that. Nothing was changed. Try again."
    case .file(let name):
      "The file “\(name)” cannot be read. Choose it again."
    case .fileTooLarge(let name, let size):
      """
      “\(name)” has \(size) bytes, more than \(CSVFile.sizeLimit). Split it into smaller files, each \
      with the first line.
      """
    }
  }
}

extension LedgerChange {
  /// The sentence that says what was changed last.
  var sentence: LocalizedStringKey {
    let name = note.count > 40 ? note.prefix(39) + "…" : note
    return switch kind {
    case .add: note.isEmpty ? "Added an expense" : "Added “\(name)”"
    case .edit: note.isEmpty ? "Changed an expense" : "Changed “\(name)”"
    case .delete: note.isEmpty ? "Deleted an expense" : "Deleted “\(name)”"
    case .import: "Imported \(count) expenses from “\(name)”"
    }
  }
}

extension Money.Problem {
  var sentence: LocalizedStringKey {
    switch self {
    case .missing: "An amount is missing. Write digits, such as 12.50."
    case .unreadable(let text):
      "“\(text.shortened)” is no amount. Write digits with at most two decimals, such as 12.50."
    case .notPositive(let text):
      "“\(text.shortened)” is not above zero. Write the amount that was spent, such as 12.50."
    case .tooLarge(let text):
      "“\(text.shortened)” is too large. Write at most \(Money.maximum.plain), or split it."
    }
  }
}

extension Day.Problem {
  var sentence: LocalizedStringKey {
    switch self {
    case .unreadable(let text):
      "“\(text.shortened)” is no date. Write year, month and day, such as 2026-11-24."
    case .outOfRange(let text):
      "The date \(text.shortened) is out of range. Choose a day from 1900-01-01 to 2100-12-31."
    }
  }
}

extension ExpenseForm.Problem {
  /// The field that the mistake is in.
  var field: ExpenseForm.Field {
    switch self {
    case .amount: .amount
    case .day: .day
    case .noteLength: .note
    }
  }

  var sentence: LocalizedStringKey {
    switch self {
    case .amount(let problem): problem.sentence
    case .day(let problem): problem.sentence
    case .noteLength(let length): noteLengthSentence(length)
    }
  }
}

/// The sentence about a note that is too long.
func noteLengthSentence(_ length: Int) -> LocalizedStringKey {
  """
  The note has \(length) characters. Shorten it by \(length - Expense.noteLimit): \
  \(Expense.noteLimit) fit.
  """
}

extension String {
  /// The beginning of a text that somebody wrote, as a sentence quotes it.
  var shortened: String { count > 30 ? prefix(29) + "…" : self }
}
