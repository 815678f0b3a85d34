#if PortableViews
import Testing

@testable import ComposableUI

@MainActor
struct TransactionTests {
  private struct Refusal: Error {}

  private var current: Animation? { Transaction.current?.animation }

  @Test("A nested transaction replaces the outer one while its function runs")
  func nesting() {
    #expect(Transaction.current == nil)
    withAnimation {
      #expect(current == .default)
      withAnimation(.linear) { #expect(current == .linear) }
      #expect(current == .default)
      withAnimation(nil) { #expect(Transaction.current != nil && current == nil) }
      #expect(current == .default)
    }
    #expect(Transaction.current == nil)
  }

  @Test("A transaction ends when its function throws, and returns its result")
  func outcome() {
    withAnimation(.easeIn) {
      #expect(throws: Refusal.self) { try withAnimation(.linear) { throw Refusal() } }
      #expect(current == .easeIn)
    }
    #expect(Transaction.current == nil)
    #expect(withAnimation { 1 } == 1)
  }

  @Test("A task started inside a transaction runs outside of it")
  func tasks() async {
    let task = withAnimation { Task { Transaction.current == nil } }
    #expect(await task.value)
    let inner = withAnimation {
      Task { withAnimation(.linear) { Transaction.current?.animation } }
    }
    #expect(await inner.value == .linear)
  }

  @Test("Disabled animations stay disabled in nested transactions")
  func disabled() {
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    withTransaction(transaction) {
      withAnimation(.default) {
        #expect(current == .default)
        #expect(Transaction.current?.disablesAnimations == true)
      }
    }
    withAnimation { #expect(Transaction.current?.disablesAnimations == false) }
  }

  @Test("A transaction with one changed property keeps the others")
  func property() {
    withTransaction(\.animation, .linear) {
      #expect(current == .linear)
      withTransaction(\.disablesAnimations, true) {
        #expect(current == .linear)
        #expect(Transaction.current?.disablesAnimations == true)
      }
    }
  }

  @Test("Writes through a binding use the binding's transaction")
  func bindings() {
    var value: Int? = 1
    var seen: [Animation?] = []
    let binding = Binding(
      get: { value },
      set: { (new: Int?, transaction: Transaction) in
        value = new
        seen.append(transaction.animation)
      })
    binding.wrappedValue = 2
    binding.animation().wrappedValue = 3
    binding.transaction(Transaction(animation: .linear)).wrappedValue = 4
    Binding(binding.animation(.easeIn))?.wrappedValue = 5
    Binding<AnyHashable>(binding.animation(.easeOut)).wrappedValue = Int?.some(6)
    binding.animation(.spring)[dynamicMember: \.self].wrappedValue = 7
    withAnimation(.bouncy) { binding.wrappedValue = 8 }
    #expect(seen == [nil, .default, .linear, .easeIn, .easeOut, .spring, .bouncy])
    #expect(value == 8)
    let unwrapped = Binding(get: { 1 }, set: { _ in seen = [Transaction.current?.animation] })
    Binding<Int?>(unwrapped.animation(.linear)).wrappedValue = 9
    #expect(seen == [.linear])
  }

  @Test("An animation's timing has its curve, duration, delay and repetitions")
  func timing() {
    #expect(Animation.default.timing == AnimationTiming(curve: .easeInOut, duration: 0.35))
    #expect(Animation.linear(duration: 2).timing == AnimationTiming(curve: .linear, duration: 2))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring.timing == AnimationTiming(curve: .spring(bounce: 0), duration: 0.5))
    let late = Animation.linear(duration: 1).delay(1).delay(3).speed(2).speed(0).timing
    #expect(late.delay == 2)
    #expect(late.duration == 0.5)
    #expect(late.repeatCount == 1)
    let thrice = Animation.easeOut.repeatCount(3, autoreverses: false).timing
    #expect(thrice.repeatCount == 3)
    #expect(!thrice.autoreverses)
    let endless = Animation.easeOut.repeatForever().timing
    #expect(endless.repeatCount == nil)
    #expect(endless.autoreverses)
  }
}
#endif
