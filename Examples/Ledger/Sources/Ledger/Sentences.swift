import ComposableArchitecture
import LedgerStorage
import SwiftUI

extension LedgerError {
  /// The sentence that says what happened and what to do.
  var sentence: LocalizedStringKey {
    switch self {
    case .notADatabase(let path):
      """
      The file \(path) is damaged or no database of Ledger. It was not changed. Move it to another \
      folder, and try again: Ledger then begins a new one.
      """
    case .cannotOpen(let path, let reason):
      """
      The file \(path) cannot be opened: \(reason). Check that you may read and write it and its \
      folder, and try again.
      """
    case .locked(let path):
      """
      Another program is using the file \(path). Nothing was changed. Close that program, and try \
      again.
      """
    case .diskFull(let path):
      "There is no room left for the file \(path). Nothing was changed. Delete other files, and try again."
    case .gone:
      "This expense was deleted in the meantime. Undo that, or cancel and add it again."
    case .database(let reason):
      "The database answered: \(reason). Nothing was changed. Try again."
    case .file(let name, let reason):
      "The file “\(name)” cannot be read: \(reason). Choose it again."
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
