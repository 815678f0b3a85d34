#if PortableViews && Macros
import ComposableUI
import Testing
import ViewTesting

/// Entries of the environment, of transactions and of focused values.
@MainActor
struct EntryTests {
  private struct Reader: View {
    @Environment(\.weekStart) private var weekStart
    @FocusedValue(\.shownDay) private var day

    var body: some View {
      Text("\(weekStart) \(day ?? -1)")
    }
  }

  @Test("an entry has its default value until a view sets another")
  func values() {
    let screen = ViewTester(
      VStack {
        Reader()
        Reader().environment(\.weekStart, 1)
        Text("Day").focusedSceneValue(\.shownDay, 4)
      })
    #expect(screen.texts == ["2 4", "1 4", "Day"])
  }

  @Test("a transaction has the default value of an entry until it is set")
  func transaction() {
    var transaction = Transaction()
    #expect(transaction.isSilent == false)
    transaction.isSilent = true
    #expect(transaction.isSilent)
    #expect(Transaction().isSilent == false)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var weekStart: Int = 2
}

extension Transaction {
  @Entry fileprivate var isSilent = false
}

extension FocusedValues {
  @Entry fileprivate var shownDay: Int?
}
#endif
