#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

/// Animations in messages.
struct MotionTests {
  private let node = NodeID(rawValue: 7)

  private func json(_ animation: Animation) -> String {
    var json = JSONWriter()
    Motion(animation).write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test("an animation is encoded as options for the Web Animations API")
  func options() {
    #expect(json(.default) == #"{"duration":350,"easing":"ease-in-out"}"#)
    #expect(json(.linear(duration: 1.5)) == #"{"duration":1500,"easing":"linear"}"#)
    #expect(json(.easeIn.speed(2)) == #"{"duration":175,"easing":"ease-in"}"#)
    #expect(json(.easeOut.delay(0.1)) == #"{"duration":350,"easing":"ease-out","delay":100}"#)
    #expect(json(.spring) == #"{"duration":500,"easing":"cubic-bezier(0.25,1,0.5,1)"}"#)
    #expect(json(.bouncy) == #"{"duration":500,"easing":"cubic-bezier(0.25,1.3,0.5,1)"}"#)
    #expect(
      json(.linear.repeatCount(3, autoreverses: false))
        == #"{"duration":350,"easing":"linear","iterations":3}"#)
    #expect(
      json(.linear.repeatForever())
        == #"{"duration":350,"easing":"linear","iterations":1000000000,"direction":"alternate"}"#)
  }

  @Test("animation numbers out of range are clamped to valid ones")
  func numbers() {
    #expect(json(.linear(duration: .nan)) == #"{"duration":0,"easing":"linear"}"#)
    #expect(json(.linear(duration: -1)) == #"{"duration":0,"easing":"linear"}"#)
    #expect(json(.linear(duration: 1e300)) == #"{"duration":86400000,"easing":"linear"}"#)
    #expect(
      json(.timingCurve(-1, -.infinity, 2, .nan))
        == #"{"duration":350,"easing":"cubic-bezier(0,0,1,0)"}"#)
  }

  @Test("animated operations are grouped, and the others follow them")
  func operations() {
    let checked = Operation.checked(.init(node: node, part: .control), true)
    let removal = Operation.remove(.init(node: node))
    let text = Operation.text(.init(node: node), "a")
    #expect([removal, checked, text].animated(nil) == [removal, checked, text])
    #expect([checked].animated(.linear) == [checked])
    let animated = [removal, checked, text].animated(.linear)
    #expect(animated == [.animated(Motion(.linear), [removal, text]), checked])
    var json = JSONWriter()
    json.list(animated)
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"["n",{"duration":350,"easing":"linear"},[["r",7],["t",7,"a"]]],["p","v7",1]"#)
  }
}
#endif
