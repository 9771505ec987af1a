import DeviceProtocol
import Foundation

/// Setting controls.
extension XCUIElement {
  /// The width of a slider's thumb, in points.
  private static let thumbWidth: CGFloat = 28

  /// The position of a slider's thumb, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    AutomationFailure.recording("get normalizedSliderPosition of \(chain.name)") {
      try awaited().requiredSliderPosition()
    } ?? 0
  }

  /// Drags a slider's thumb to a position, from 0 to 1.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    touch("adjust \(normalizedSliderPosition) of") { slider in
      let position = try slider.requiredSliderPosition()
      guard (0...1).contains(normalizedSliderPosition) else {
        throw AutomationError("\(normalizedSliderPosition) is not between 0 and 1")
      }
      @MainActor func place(_ position: CGFloat) -> CGPoint {
        let travel = slider.frame.width - Self.thumbWidth
        return CGPoint(
          x: slider.frame.minX + Self.thumbWidth / 2 + position * travel, y: slider.frame.midY)
      }
      return .drag(
        from: place(position), to: place(normalizedSliderPosition), pressed: 0.05,
        speed: XCUIGestureVelocity.default.speed, held: 0.1)
    }
  }

  /// Turns a picker wheel until it shows a value.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    _ = AutomationFailure.recording("adjust \(chain.name) to '\(pickerWheelValue)'") {
      let wheel = try reached()
      guard wheel.elementType == .pickerWheel else {
        throw AutomationError("\(wheel.shortLine) is not a picker wheel")
      }
      guard wheel.element.options?.contains(pickerWheelValue) == true else {
        let values = (wheel.element.options ?? []).prefix(20).joined(separator: ", ")
        throw AutomationError(
          "No picker wheel value '\(pickerWheelValue)'; there are: \(values)")
      }
      try AutomationDoor.perform(.turnWheel(elementID: wheel.element.id, to: pickerWheelValue))
    }
  }
}

extension CapturedElement {
  /// Returns the position of the thumb, from 0 to 1.
  /// - Throws: `AutomationError` if the element isn't a slider.
  fileprivate func requiredSliderPosition() throws -> CGFloat {
    guard elementType == .slider, let range = element.range else {
      throw AutomationError("\(shortLine) is not a slider")
    }
    let span = range.maximum - range.minimum
    return span > 0 ? (range.value - range.minimum) / span : 0
  }
}
