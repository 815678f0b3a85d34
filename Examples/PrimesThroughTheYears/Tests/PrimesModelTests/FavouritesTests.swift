import Foundation
import PrimesModel
import Testing

/// The favourites, and how they agree with the file.
struct FavouritesTests {
  @Test("changes keep the numbers sorted and without repetition")
  func changes() {
    var favourites = Favourites([3, 7])
    favourites.make(.add(5))
    favourites.make(.add(5))
    favourites.make(.add(2))
    favourites.make(.add(11))
    favourites.make(.remove(3))
    favourites.make(.remove(4))
    #expect(favourites.numbers == [2, 5, 7, 11])
    #expect(favourites.contains(5))
    #expect(!favourites.contains(3))
    #expect(favourites.numbers(at: IndexSet([0, 3, 9])) == [2, 11])
  }

  @Test("unsaved changes are taken once, in order")
  func queue() {
    var favourites = Favourites()
    #expect(favourites.takeUnsavedChanges() == [])
    favourites.make(.add(5))
    favourites.make(.remove(5))
    #expect(favourites.takeUnsavedChanges() == [.add(5), .remove(5)])
    #expect(favourites.takeUnsavedChanges() == [])
  }

  @Test("an answer that is older than a change does not undo it")
  func lateAnswers() {
    var favourites = Favourites()
    favourites.make(.add(5))
    _ = favourites.takeUnsavedChanges()
    favourites.make(.add(7))
    _ = favourites.takeUnsavedChanges()
    favourites.finishLoad(.success([]))
    #expect(favourites.numbers == [5, 7])
    favourites.finishSave(.success([5]))
    #expect(favourites.numbers == [5, 7])
    favourites.finishSave(.success([5, 7, 11]))
    #expect(favourites.numbers == [5, 7, 11])
    favourites.finishLoad(.success([11]))
    #expect(favourites.numbers == [11])
  }

  @Test("a problem stays until the file answers again")
  func problems() {
    var favourites = Favourites([5])
    favourites.finishLoad(.failure(.unreadable))
    #expect(favourites.problem == .unreadable)
    #expect(favourites.numbers == [5])
    favourites.finishLoad(.success([7]))
    #expect(favourites == Favourites([7]))
  }
}
