#if Macros
import IssueReporting
import SwiftNavigation
import Testing
import XCTest

/// Bindings to cases, by the type that the caller asks for.
@MainActor
struct PlainCaseTests {
  @CasePathable
  enum Destination: Equatable, Sendable {
    case help
    case number(Int)
  }

  @Test("a case without a value is a Boolean, and writing false removes the enum")
  func plainCase() {
    @UIBinding var destination: Destination? = .help
    let isHelp: UIBinding<Bool> = $destination.help
    #expect(isHelp.wrappedValue)
    destination = .number(1)
    #expect(!isHelp.wrappedValue)
    isHelp.wrappedValue = false
    #expect(destination == .number(1))
    destination = .help
    let payload: UIBinding<Void?> = $destination.help
    #expect(payload.wrappedValue != nil)
    isHelp.wrappedValue = false
    #expect(destination == nil)
  }

  @Test("a case of a result is unwrapped as an optional binding")
  func result() throws {
    @UIBinding var result: Result<Int, any Error> = .success(1)
    let success = try XCTUnwrap($result.success)
    success.wrappedValue += 1
    #expect(try XCTUnwrap($result.success).wrappedValue == 2)
    #expect($result.failure == nil)
  }
}
#endif
