import Testing
import UIKit

/// The descriptions of controls in different states for assistive technologies.
@MainActor struct ControlTraitsTests {
  @Test func aDisabledControlIsNotEnabled() {
    let button = UIButton(type: .system)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.isEnabled = true
    #expect(button.accessibilityTraits == .button)
  }

  @Test func aSelectedControlIsSelected() {
    let button = UIButton(type: .system)
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
  }

  @Test func traitsThatWereSetStay() {
    let button = UIButton(type: .system)
    button.accessibilityTraits = .header
    button.isSelected = true
    #expect(button.accessibilityTraits.contains(.header))
  }
}
