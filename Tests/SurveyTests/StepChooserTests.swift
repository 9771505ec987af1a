import DeviceProtocol
import Foundation
import Survey
import Testing

/// The next steps that a survey performs with an app.
struct StepChooserTests {
  /// The UIKit traits of a button and of elements that accept text.
  private static let button: UInt64 = 1
  private static let textEntry: UInt64 = 262_144
  private static let size = CGRect(x: 0, y: 0, width: 400, height: 800)

  private static func screen(_ elements: ScreenElement...) -> ScreenElement {
    var screen = ScreenElement(id: 0, type: "UIScreen", frame: size)
    screen.children = elements
    return screen
  }

  private static func element(
    _ label: String, y: Double = 100, traits: UInt64 = button, role: ElementRole? = nil
  ) -> ScreenElement {
    let frame = CGRect(x: 100, y: y, width: 200, height: 40)
    var element = ScreenElement(id: Int(y), type: "UIView", frame: frame)
    element.label = label
    element.traits = traits
    element.role = role
    element.isAccessible = true
    return element
  }

  private static func steps(
    seed: UInt64 = 1, count: Int, of all: Int = 10_000, on screen: ScreenElement,
    isEditing: Bool = false
  ) -> [UseStep] {
    var chooser = StepChooser(seed: seed, count: all)
    // If there are only a few steps, the first one is planned.
    return (0..<count).map { _ in chooser.next(on: screen, isEditing: isEditing) }
  }

  private static let many = screen(
    element("a", y: 100), element("b", y: 200), element("c", y: 300), element("d", y: 400))

  @Test func theSameSeedChoosesTheSameSteps() {
    let steps = Self.steps(seed: 5, count: 60, of: 60, on: Self.many)
    #expect(steps == Self.steps(seed: 5, count: 60, of: 60, on: Self.many))
    #expect(steps != Self.steps(seed: 6, count: 60, of: 60, on: Self.many))
  }

  @Test func elementsThatWereUsedLessComeFirst() {
    let steps = Self.steps(count: 40, on: Self.many)
    for y in [120, 220, 320, 420] {
      let count = steps.count { step in
        if case .tap(CGPoint(x: 200, y: y), _) = step { return true }
        return false
      }
      #expect((8...12).contains(count), "\(count) taps at \(y)")
    }
  }

  @Test func theDeviceIsTurnedAndTheAppRelaunchedInEachSurvey() {
    let steps = Self.steps(count: 40, of: 40, on: Self.many)
    #expect([.turn(.landscapeLeft), .turn(.landscapeRight)].contains(steps[13]))
    #expect(steps[20] == .turn(.portrait))
    #expect(steps[30] == .relaunch)
    #expect(steps.count { $0 == .relaunch } == 1)
  }

  @Test func aFieldIsTypedInOnceItHasBeenTapped() {
    let screen = Self.screen(Self.element("Name", traits: Self.textEntry))
    var chooser = StepChooser(seed: 1, count: 10_000)
    #expect(
      chooser.next(on: screen, isEditing: false) == .tap(CGPoint(x: 200, y: 120), name: "Name"))
    guard case .type(let text) = chooser.next(on: screen, isEditing: true) else {
      Issue.record("nothing is typed")
      return
    }
    #expect(!text.isEmpty)
    #expect(chooser.next(on: screen, isEditing: true) == .pressReturn)
  }

  @Test func aSliderIsDraggedByItsThumb() {
    var slider = Self.element("Red", traits: 4096, role: .slider)
    slider.range = ElementRange(minimum: 0, maximum: 100, value: 50)
    guard case .drag(let start, let end, "Red") = Self.steps(count: 1, on: Self.screen(slider))[0]
    else {
      Issue.record("it isn't dragged")
      return
    }
    #expect(start == CGPoint(x: 200, y: 120))
    #expect((115...285).contains(end.x) && end.y == 120)
  }

  @Test func aQuestionIsAnsweredFirst() {
    var alert = Self.element("Sure?", y: 300, traits: 0, role: .alert)
    alert.isAccessible = false
    alert.children = [Self.element("OK", y: 320)]
    for step in Self.steps(count: 20, on: Self.screen(Self.element("Behind"), alert)) {
      #expect(step == .tap(CGPoint(x: 200, y: 340), name: "OK"))
    }
  }

  @Test func whatCannotBeUsedIsLeftAlone() {
    var (disabled, hidden) = (Self.element("Disabled"), Self.element("Hidden", y: 200))
    disabled.isEnabled = false
    hidden.isVisible = false
    var keyboard = ScreenElement(
      id: 9, type: "KeyboardView", frame: CGRect(x: 0, y: 500, width: 400, height: 300))
    keyboard.role = .keyboard
    keyboard.children = [Self.element("q", y: 600)]
    let screen = Self.screen(
      disabled, hidden, Self.element("Covered", y: 700), keyboard, Self.element("Free", y: 300))
    for step in Self.steps(count: 20, on: screen) {
      #expect(step == .tap(CGPoint(x: 200, y: 320), name: "Free"))
    }
  }

  @Test func whatEndedTheAppIsNotUsedAgain() {
    var chooser = StepChooser(seed: 1, count: 10_000)
    let screen = Self.screen(Self.element("a", y: 100), Self.element("b", y: 200))
    guard case .tap(_, let fatal) = chooser.next(on: screen, isEditing: false) else {
      Issue.record("nothing is tapped")
      return
    }
    chooser.noteEnd()
    for _ in 0..<20 {
      guard case .tap(_, let name) = chooser.next(on: screen, isEditing: false) else { continue }
      #expect(name != fatal)
    }
  }

  @Test func aScreenWithNothingToUseIsTouchedAnywhere() {
    for step in Self.steps(count: 40, on: Self.screen()) {
      switch step {
      case .tap(let place, ""), .drag(let place, _, ""): #expect(Self.size.contains(place))
      default: Issue.record("\(step)")
      }
    }
  }
}
