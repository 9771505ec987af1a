import DeviceProtocol
import Foundation
import Suggestions

/// Sets controls with touches, by dragging sliders, tapping steppers, and turning picker wheels.
struct Adjuster: Sendable {
  /// The maximum number of times that a touch moves back and forth until a slider has its value.
  private static let mostCorrections = 12
  /// The maximum number of taps on a stepper, or of turns of a wheel.
  private static let mostTouches = 1_000
  /// The minimum distance between the center of a slider's thumb and the slider's ends, in points.
  private static let thumbInset = 15.5
  /// The default height of a wheel's rows.
  private static let usualRow = 32.0

  let stage: Stage
  let finger: Finger
  let tempo: Tempo

  /// Sets a control, and checks that it has the expected value afterward.
  func adjust(
    _ element: ScreenElement, _ selector: ElementSelector, to goal: Adjustment
  ) async throws {
    let wheels = element.wheels
    if !wheels.isEmpty {
      try await turn(wheels, of: selector, to: goal.texts)
    } else if element.isTapped {
      try await tap(element, selector, to: try number(goal, for: selector))
    } else if let range = element.range, element.role == .slider {
      try await drag(element, selector, range, to: try number(goal, for: selector))
    } else {
      throw StepFailure(
        "\(selector) isn't a slider, stepper, or picker with wheels; use tapOn"
      )
    }
  }

  private func number(_ goal: Adjustment, for selector: ElementSelector) throws -> Double {
    if let number = goal.number { return number }
    throw StepFailure("\(selector) can be set only to a number, not “\(goal.texts.joined())”")
  }

  /// Returns the current state of the control.
  private func again(_ element: ScreenElement) async throws -> ScreenElement {
    let now = try await stage.settle().entries.map(\.element).first { $0.id == element.id }
    guard let now else { throw StepFailure("the control disappeared while it was being set") }
    return now
  }

  // MARK: - Sliders

  private func drag(
    _ slider: ScreenElement, _ selector: ElementSelector, _ range: ElementRange, to goal: Double
  ) async throws {
    guard (range.minimum...range.maximum).contains(goal) else {
      throw StepFailure(
        "\(selector) has the range \(Self.text(range.minimum)) to \(Self.text(range.maximum)), "
          + "without \(Self.text(goal))")
    }
    let travel = max(1, slider.frame.width - 2 * Self.thumbInset)
    let span = range.maximum - range.minimum
    var place = thumb(of: slider, range, travel)
    var value = range.value
    try await tempo.approach(place)
    await tempo.touch(.began, at: place)
    for _ in 0..<Self.mostCorrections where abs(value - goal) > span / 10_000 {
      place.x += (goal - value) / span * travel
      place.x = min(max(place.x, slider.frame.minX - travel), slider.frame.maxX + travel)
      try await tempo.pause(0.1)
      await tempo.touch(.moved, at: place)
      value = try await again(slider).range?.value ?? value
    }
    await tempo.touch(.ended, at: place)
    let reached = try await again(slider).range?.value ?? value
    guard abs(reached - goal) <= span / travel else {
      throw StepFailure(
        "\(selector) can't be set to \(Self.text(goal)); it moved to \(Self.text(reached))")
    }
  }

  private func thumb(
    of slider: ScreenElement, _ range: ElementRange, _ travel: Double
  ) -> CGPoint {
    if let thumb = slider.children.first(where: { $0.type == "UISliderThumb" && $0.isVisible }) {
      return CGPoint(x: thumb.frame.midX, y: thumb.frame.midY)
    }
    let part = (range.value - range.minimum) / max(range.maximum - range.minimum, .ulpOfOne)
    return CGPoint(x: slider.frame.minX + Self.thumbInset + part * travel, y: slider.frame.midY)
  }

  // MARK: - Steppers and page controls

  private func tap(
    _ control: ScreenElement, _ selector: ElementSelector, to goal: Double
  ) async throws {
    var value = try number(of: control, selector)
    var isMirrored = false
    for _ in 0..<Self.mostTouches where value != goal {
      let isRight = (goal > value) != isMirrored
      let place = CGPoint(
        x: control.frame.minX + control.frame.width * (isRight ? 0.75 : 0.25),
        y: control.frame.midY)
      try await finger.tap(at: place)
      let next = try number(of: try await again(control), selector)
      if next == value {
        throw StepFailure("\(selector) stays at \(Self.text(value)) when it's tapped")
      }
      if (next > value) != (goal > value) {
        if isMirrored { break }
        isMirrored = true
      } else if (next > goal) != (value > goal), next != goal {
        throw StepFailure(
          "\(selector) skips \(Self.text(goal)): it changes from \(Self.text(value)) "
            + "to \(Self.text(next))"
        )
      }
      value = next
    }
    guard value == goal else {
      throw StepFailure("\(selector) is at \(Self.text(value)), not at \(Self.text(goal))")
    }
  }

  private func number(of control: ScreenElement, _ selector: ElementSelector) throws -> Double {
    if let value = control.range?.value { return value }
    if let value = control.value.flatMap(Double.init) { return value }
    throw StepFailure("\(selector) has no numeric value")
  }

  // MARK: - Wheels

  private func turn(
    _ wheels: [ScreenElement], of selector: ElementSelector, to goals: [String]
  ) async throws {
    guard goals.count <= wheels.count else {
      throw StepFailure("\(selector) has \(wheels.count) wheels, not \(goals.count)")
    }
    // A wheel may change the options of the previous one, such as the days of a month.
    for (wheel, goal) in zip(wheels, goals) { try await turn(wheel, to: goal) }
    for (wheel, goal) in zip(wheels, goals) {
      let value = try await again(wheel).value
      guard value == goal else {
        throw StepFailure("the wheel is at “\(value ?? "")”, not at “\(goal)”")
      }
    }
  }

  private func turn(_ wheel: ScreenElement, to goal: String) async throws {
    var row = Self.usualRow
    var failures = 0
    var wheel = wheel
    for _ in 0..<Self.mostTouches where wheel.value != goal {
      let rows = try self.rows(on: wheel, to: goal)
      let middle = CGPoint(x: wheel.frame.midX, y: wheel.frame.midY)
      let screen = await stage.size
      let room = (rows > 0 ? middle.y - screen.minY : screen.maxY - middle.y) * 0.8
      let length = min(Double(abs(rows)) * row, max(room, row))
      try await finger.drag(
        from: middle, to: CGPoint(x: middle.x, y: middle.y - (rows > 0 ? length : -length)),
        seconds: 0.3, held: 0.2)
      let next = try await again(wheel)
      let moved = abs(rows - ((try? self.rows(on: next, to: goal)) ?? rows))
      if moved > 0 { row = length / Double(moved) } else { row *= 1.5 }
      failures = moved > 0 ? 0 : failures + 1
      if failures == 4 { throw StepFailure("the wheel can't be turned to “\(goal)”") }
      wheel = next
    }
  }

  /// Returns the number of rows to the row with a string.
  private func rows(on wheel: ScreenElement, to goal: String) throws -> Int {
    let options = wheel.options ?? []
    guard let end = options.firstIndex(of: goal) else {
      let advice = Spelling.near(goal, among: options).prefix(3)
      throw StepFailure(
        "the wheel has no row “\(goal)”"
          + (advice.isEmpty ? "" : "; did you mean “\(advice.joined(separator: "” or “"))”?"))
    }
    let start = wheel.value.flatMap { options.firstIndex(of: $0) } ?? 0
    return end - start
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension ScreenElement {
  /// The wheels of the element, from left to right.
  fileprivate var wheels: [ScreenElement] {
    if role == .picker { return [self] }
    return children.filter(\.isVisible).flatMap(\.wheels)
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// Whether the control is set with taps on its sides.
  fileprivate var isTapped: Bool { type == "UIStepper" || type == "UIPageControl" }
}
