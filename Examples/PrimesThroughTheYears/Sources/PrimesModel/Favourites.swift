import Foundation

/// The favourite primes of a visitor, and how they agree with the file.
///
/// A change shows at once and joins a queue; a feature takes the queue and has it saved. Answers from the file
/// replace the numbers only when no save is under way, so that a late answer never undoes a newer change.
public struct Favourites: Equatable, Sendable {
  /// The numbers, the smallest first.
  public private(set) var numbers: [Int]
  /// The reason why the file was not read or written the last time.
  public private(set) var problem: FileProblem?
  private var queue: [FavouriteChange] = []
  private var savesUnderway = 0

  /// Creates favourites that agree with the file.
  public init(_ numbers: [Int] = []) {
    self.numbers = numbers
  }

  /// Whether a number is among the favourites.
  public func contains(_ number: Int) -> Bool {
    numbers.contains(number)
  }

  /// The numbers of some rows of a list; rows that are gone are left out.
  public func numbers(at offsets: IndexSet) -> [Int] {
    offsets.filter(numbers.indices.contains).map { numbers[$0] }
  }

  /// Makes a change, and queues it for the file.
  public mutating func make(_ change: FavouriteChange) {
    change.apply(to: &numbers)
    queue.append(change)
  }

  /// Takes the queued changes to save, if there are any.
  ///
  /// A call of `finishSave` must follow.
  public mutating func takeUnsavedChanges() -> [FavouriteChange] {
    guard !queue.isEmpty else { return [] }
    defer { queue = [] }
    savesUnderway += 1
    return queue
  }

  /// Takes the file's answer to a save: the numbers that it now holds.
  public mutating func finishSave(_ result: Result<[Int], FileProblem>) {
    savesUnderway -= 1
    take(result)
  }

  /// Takes the file's answer to a load.
  public mutating func finishLoad(_ result: Result<[Int], FileProblem>) {
    take(result)
  }

  private mutating func take(_ result: Result<[Int], FileProblem>) {
    switch result {
    case .success(let numbers):
      problem = nil
      if savesUnderway == 0, queue.isEmpty { self.numbers = numbers }
    case .failure(let problem):
      self.problem = problem
    }
  }
}

/// A number that becomes a favourite or ceases to be one.
public enum FavouriteChange: Equatable, Sendable {
  case add(Int)
  case remove(Int)

  /// Makes the change in a sorted list without repetition.
  public func apply(to numbers: inout [Int]) {
    switch self {
    case .add(let number):
      let index = numbers.firstIndex { $0 >= number } ?? numbers.endIndex
      if index == numbers.endIndex || numbers[index] != number {
        numbers.insert(number, at: index)
      }
    case .remove(let number):
      numbers.removeAll { $0 == number }
    }
  }
}
