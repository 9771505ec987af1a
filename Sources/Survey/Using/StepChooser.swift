import DeviceProtocol
import Foundation
import SeededRandom

/// Chooses the next step with an app.
///
/// Elements that were used less often are more likely to be chosen, and the same seed leads to the
/// same choices on the same screens.
package struct StepChooser {
  private static let texts = ["7", "42", "100", "-3", "9.5", "hello", "Grüße", "👩‍👩‍👧", "a b"]
  /// The distance between the end of a slider and the outermost position of its thumb, in points.
  private static let thumbInset = 15.0

  /// The total number of steps.
  private let count: Int
  private var random: SeededGenerator
  /// The number of steps chosen so far.
  private var chosen = 0
  /// The number of uses of each element.
  private var uses: [String: Int] = [:]
  /// The controls that aren't used again.
  private var avoided: Set<String> = []
  private var last: UsableElement?
  private var isReturnDue = false

  /// - Parameters:
  ///   - seed: The seed that determines the choices.
  ///   - count: The total number of steps.
  package init(seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    self.count = count
  }

  /// Returns the next step.
  /// - Parameters:
  ///   - screen: The contents of the screen.
  ///   - isEditing: Whether text can be typed.
  package mutating func next(on screen: ScreenElement, isEditing: Bool) -> UseStep {
    defer { chosen += 1 }
    if let step = planned() { return step }
    if let step = typing(isEditing) { return step }
    let usable = UsableElement.all(on: screen).filter { !avoided.contains($0.key) }
    guard let element = choose(from: usable) else { return aimless(on: screen.frame) }
    uses[element.key, default: 0] += 1
    last = element
    return use(element)
  }

  /// Records that the last step terminated the app.
  ///
  /// The controls that it used aren't used again, and the app is restarted.
  package mutating func noteEnd() {
    if let last { avoided.insert(last.key) }
    forget()
  }

  private mutating func forget() {
    last = nil
    isReturnDue = false
  }

  // MARK: Choosing

  /// Returns a step that's performed once in each survey, if its time has come: rotating the device
  /// and rotating it back, or relaunching the app.
  private mutating func planned() -> UseStep? {
    let step: UseStep
    switch chosen {
    case count / 3: step = .turn(Bool.random(using: &random) ? .landscapeLeft : .landscapeRight)
    case count / 2: step = .turn(.portrait)
    case count * 3 / 4: step = .relaunch
    default: return nil
    }
    forget()
    return step
  }

  private mutating func typing(_ isEditing: Bool) -> UseStep? {
    guard isEditing else {
      isReturnDue = false
      return nil
    }
    if isReturnDue {
      isReturnDue = false
      return .pressReturn
    }
    guard last?.use == .edit else { return nil }
    last = nil
    isReturnDue = true
    return .type(Self.texts.randomElement(using: &random)!)
  }

  private mutating func choose(from elements: [UsableElement]) -> UsableElement? {
    let weights = elements.map(weight)
    let whole = weights.reduce(0, +)
    guard whole > 0 else { return nil }
    var place = Double.random(in: 0..<whole, using: &random)
    for (element, weight) in zip(elements, weights) {
      if place < weight { return element }
      place -= weight
    }
    return elements.last
  }

  private func weight(of element: UsableElement) -> Double {
    let often = Double(1 + uses[element.key, default: 0])
    return (element.use == .scroll ? 0.3 : 1) / (often * often * often)
  }

  // MARK: Using

  private mutating func use(_ element: UsableElement) -> UseStep {
    let frame = element.frame
    switch element.use {
    case .tap, .edit: return .tap(element.middle, name: element.name)
    case .slide: return slide(element)
    case .spin:
      let turn = Double.random(in: -80...80, using: &random).rounded()
      return drag(element, by: CGPoint(x: 0, y: turn))
    case .scroll:
      let isUp = Int.random(in: 0..<4, using: &random) > 0
      return drag(element, by: CGPoint(x: 0, y: (frame.height / (isUp ? -3 : 3)).rounded()))
    }
  }

  private mutating func slide(_ element: UsableElement) -> UseStep {
    let frame = element.frame.insetBy(dx: min(Self.thumbInset, element.frame.width / 2), dy: 0)
    let part = element.range.map(Self.part) ?? 0.5
    let start = CGPoint(x: (frame.minX + part * frame.width).rounded(), y: element.middle.y)
    let end = (frame.minX + Double.random(in: 0...1, using: &random) * frame.width).rounded()
    return .drag(from: start, to: CGPoint(x: end, y: start.y), name: element.name)
  }

  /// Returns the value of a control as a fraction from 0 to 1.
  private static func part(of range: ElementRange) -> Double {
    let part = (range.value - range.minimum) / (range.maximum - range.minimum)
    return part.isFinite ? min(1, max(0, part)) : 0.5
  }

  private func drag(_ element: UsableElement, by way: CGPoint) -> UseStep {
    let start = element.middle
    return .drag(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), name: element.name)
  }

  /// Returns a step for a screen without known controls, which is a tap or a swipe anywhere.
  private mutating func aimless(on screen: CGRect) -> UseStep {
    forget()
    let place = CGPoint(
      x: (screen.width * Double.random(in: 0.2...0.8, using: &random)).rounded(),
      y: (screen.height * Double.random(in: 0.2...0.8, using: &random)).rounded())
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .drag(from: place, to: CGPoint(x: place.x, y: screen.midY), name: "")
    case 1: return .drag(from: place, to: CGPoint(x: screen.midX, y: place.y), name: "")
    default: return .tap(place, name: "")
    }
  }
}
