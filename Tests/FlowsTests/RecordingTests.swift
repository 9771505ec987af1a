import DeviceProtocol
import Foundation
import Simulator
import Testing

@testable import Flows

/// The steps that recordings create from touches and keys, and their text.
struct RecordingTests {
  private static let size = CGRect(x: 0, y: 0, width: 393, height: 852)

  private func element(
    _ id: Int, _ kind: ElementKind, _ frame: CGRect, text: String? = nil, name: String? = nil,
    _ change: (inout ScreenElement) -> Void = { _ in }
  ) -> ScreenElement {
    var element = ScreenElement(id: id, type: "UIView", frame: frame)
    element.kind = kind
    element.text = text
    element.identifier = name
    element.isAccessible = true
    change(&element)
    return element
  }

  private func screen(_ elements: ScreenElement...) -> ScreenElement {
    var root = ScreenElement(id: 0, type: "UIScreen", frame: Self.size)
    root.children = elements
    return root
  }

  private func row(_ id: Int, _ text: String, y: Double) -> ScreenElement {
    element(id, .staticText, CGRect(x: 0, y: y, width: 393, height: 44), text: text)
  }

  private func drag(
    _ recorder: inout FlowRecorder, from start: CGPoint, to end: CGPoint, at time: Double = 0,
    lasting seconds: Double = 0.1, on screen: ScreenElement
  ) {
    func touch(_ phase: TouchSample.Phase, _ place: CGPoint, _ time: Double) -> DeviceInput {
      .touches([TouchSample(finger: 0, phase: phase, location: place, timestamp: time)])
    }
    recorder.take(touch(.began, start, time), at: time, textInput: nil, screen: screen)
    recorder.take(touch(.moved, end, time + seconds), at: time, textInput: nil, screen: nil)
    recorder.take(touch(.ended, end, time + seconds), at: time, textInput: nil, screen: nil)
  }

  private func tap(
    _ recorder: inout FlowRecorder, at place: CGPoint, time: Double = 0, lasting: Double = 0.05,
    on screen: ScreenElement
  ) {
    drag(&recorder, from: place, to: place, at: time, lasting: lasting, on: screen)
  }

  private func lines(_ recorder: FlowRecorder) -> [String] {
    FlowWriter(recorder.steps, appID: nil).text.split(separator: "\n").map(String.init)
  }

  private var button: ScreenElement {
    element(1, .button, CGRect(x: 20, y: 100, width: 200, height: 50), text: "Go", name: "go")
  }

  @Test func tapsPressesAndDoubleTapsAreToldApart() {
    var recorder = FlowRecorder(steps: [.launch(erasing: false)], appID: "a")
    let screen = screen(button)
    let place = CGPoint(x: 60, y: 120)
    tap(&recorder, at: place, time: 1, on: screen)
    tap(&recorder, at: place, time: 1.2, on: screen)
    tap(&recorder, at: place, time: 9, lasting: 0.8, on: screen)
    tap(&recorder, at: CGPoint(x: 39.3, y: 426), time: 12, on: screen)
    #expect(
      lines(recorder) == [
        "- launchApp", "- doubleTapOn: { id: go }", "- longPressOn: { id: go }",
        "- tapOn: { point: \"10%,50%\" }",
      ])
  }

  @Test func whatIsErasedAtOnceWasNeverTyped() {
    var recorder = FlowRecorder()
    let input = TextInputState(
      elementID: 1, caret: .zero, field: .zero, text: "old", selection: 3..<3, isSecure: false,
      keyboardType: "default", keyboardHeight: 0)
    func press(_ code: String, _ characters: String, _ held: KeyPress.Modifiers = []) {
      let key = KeyPress(isDown: true, code: code, characters: characters, modifiers: held)
      recorder.take(.key(key), at: 0, textInput: input, screen: nil)
    }
    press("Backspace", "")
    press("Backspace", "")
    press("KeyA", "a")
    press("KeyB", "b")
    press("Backspace", "")
    press("KeyA", "", .command)
    press("Enter", "")
    #expect(
      lines(recorder) == [
        "- eraseText: 2", "- inputText: a", "- pressKey: Command+A", "- pressKey: Enter",
      ])
  }

  @Test func scrollingToWhatIsTappedNamesIt() {
    var list = element(9, .table, Self.size)
    list.isAccessible = false
    list.children = [row(2, "One", y: 300), row(3, "Two", y: 900)]
    var scrolled = list
    scrolled.children = [row(2, "One", y: -300), row(3, "Two", y: 400)]
    var recorder = FlowRecorder()
    drag(
      &recorder, from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 100), on: screen(list))
    tap(&recorder, at: CGPoint(x: 100, y: 420), time: 5, on: screen(scrolled))
    #expect(
      lines(recorder) == ["- scrollUntilVisible: { element: { text: Two } }", "- tapOn: Two"])
  }

  @Test func whatIsScrolledToIsNotBeneathABar() {
    var list = element(9, .table, Self.size)
    list.isAccessible = false
    list.children = [row(2, "One", y: 300)]
    var scrolled = list
    scrolled.children = [
      row(2, "One", y: -300), row(3, "Two", y: 400), row(4, "Three", y: 790),
    ]
    let bar = element(10, .tabBar, CGRect(x: 0, y: 769, width: 393, height: 83)) {
      $0.role = .tabBar
      $0.isAccessible = false
    }
    var recorder = FlowRecorder()
    drag(
      &recorder, from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 100),
      on: screen(list, bar))
    recorder.finish(screen(scrolled, bar))
    #expect(lines(recorder).first == "- scrollUntilVisible: { element: { text: Two } }")
  }

  @Test func aSliderIsSetToWhatItCameTo() {
    func slider(_ value: Double) -> ScreenElement {
      element(4, .slider, CGRect(x: 20, y: 200, width: 300, height: 34), name: "volume") {
        $0.role = .slider
        $0.range = ElementRange(minimum: 0, maximum: 50, value: value)
      }
    }
    var recorder = FlowRecorder()
    drag(
      &recorder, from: CGPoint(x: 36, y: 217), to: CGPoint(x: 150, y: 217), on: screen(slider(0)))
    recorder.rest(screen(slider(21.2)))
    #expect(lines(recorder) == ["- adjust: { id: volume, to: 21.2 }"])
    let test = UITestWriter(recorder.steps, name: "my 1st flow").text
    #expect(test.contains("final class My1stFlowUITests: XCTestCase"))
    #expect(
      test.contains("app.sliders[\"volume\"].adjust(toNormalizedSliderPosition: 0.424)"))
  }

  @Test func whatAStepChangesIsAssertedUnlessItChangesByItself() {
    func label(_ id: Int, _ name: String, _ text: String) -> ScreenElement {
      element(id, .staticText, CGRect(x: 0, y: 300, width: 9, height: 9), text: text, name: name)
    }
    var recorder = FlowRecorder()
    let before = screen(button, label(5, "count", "0"), label(6, "clock", "a"))
    recorder.rest(before)
    tap(
      &recorder, at: CGPoint(x: 60, y: 120), time: 1,
      on: screen(button, label(5, "count", "0"), label(6, "clock", "b")))
    recorder.rest(screen(button, label(5, "count", "1"), label(6, "clock", "c")))
    #expect(
      lines(recorder) == ["- tapOn: { id: go }", "- assertVisible: { id: count, text: \"1\" }"])
  }

  @Test func whatChangesUnderARestingFingerIsAsserted() {
    func screen(_ value: Double, _ text: String) -> ScreenElement {
      self.screen(
        element(4, .slider, CGRect(x: 20, y: 200, width: 300, height: 34), name: "volume") {
          $0.role = .slider
          $0.range = ElementRange(minimum: 0, maximum: 50, value: value)
        },
        element(
          5, .staticText, CGRect(x: 0, y: 300, width: 99, height: 20), text: text, name: "level"))
    }
    func touch(_ phase: TouchSample.Phase, _ x: Double, _ time: Double) -> DeviceInput {
      let place = CGPoint(x: x, y: 217)
      return .touches([TouchSample(finger: 0, phase: phase, location: place, timestamp: time)])
    }
    var recorder = FlowRecorder()
    recorder.rest(screen(0, "0"))
    recorder.take(touch(.began, 36, 0), at: 0, textInput: nil, screen: screen(0, "0"))
    recorder.rest(screen(0, "0"))
    recorder.take(touch(.moved, 90, 1), at: 1, textInput: nil, screen: nil)
    recorder.rest(screen(10, "10"))
    recorder.take(touch(.ended, 150, 2), at: 2, textInput: nil, screen: nil)
    recorder.rest(screen(20, "20"))
    #expect(
      lines(recorder) == [
        "- adjust: { id: volume, to: 20 }", "- assertVisible: { id: level, text: \"20\" }",
      ])
  }

  @Test func aRelaunchIsALaunchAndTheReturnIsNone() {
    var recorder = FlowRecorder(steps: [.launch(erasing: true)], appID: "a")
    for input: DeviceInput in [
      .home, .open(bundleID: "a"), .end(bundleID: "a"), .open(bundleID: "a"), .end(bundleID: "a"),
    ] {
      recorder.take(input, at: 0, textInput: nil, screen: nil)
    }
    #expect(
      lines(recorder) == [
        "- launchApp: { clearState: true }", "- pressKey: Home",
        "- launchApp: { stopApp: false }", "- launchApp", "- stopApp",
      ])
  }

  @Test func aChangeOfTheNetworkIsRecordedWithItsResult() {
    var recorder = FlowRecorder(steps: [.launch(erasing: false)], appID: "a")
    recorder.rest(screen(row(1, "Online", y: 100)))
    recorder.take(
      .network(.offline), at: 0, textInput: nil, screen: screen(row(1, "Online", y: 100)))
    recorder.rest(screen(row(1, "Online", y: 100), row(2, "You’re offline", y: 50)))
    let lines = lines(recorder)
    #expect(lines.prefix(2) == ["- launchApp", "- setNetwork: offline"])
    #expect(lines.last?.hasPrefix("- assertVisible: ") == true)
    #expect(lines.last?.contains("You’re offline") == true, "\(lines)")
  }
}
