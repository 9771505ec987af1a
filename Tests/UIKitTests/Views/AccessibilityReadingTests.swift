import Foundation
import Testing
import UIKit

/// The information that views provide about how assistive technologies read them.
@MainActor struct AccessibilityReadingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func textsWithAttributesAreTheSameTexts() {
    view.accessibilityAttributedHint = NSAttributedString(string: "Opens")
    view.accessibilityAttributedValue = NSAttributedString(
      string: "7", attributes: [.accessibilitySpeechLanguage: "de"])
    #expect(view.accessibilityHint == "Opens" && view.accessibilityValue == "7")
    #expect(view.accessibilityAttributedValue?.string == "7")
    view.accessibilityAttributedHint = nil
    #expect(view.accessibilityHint == nil)
  }

  @Test func aPathSaysWhereTheViewIs() {
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func rotorsFindElements() {
    let other = UIView()
    let rotor = UIAccessibilityCustomRotor(name: "Stars") { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: other, targetRange: nil) : nil
    }
    view.accessibilityCustomRotors = [rotor]
    let place = UIAccessibilityCustomRotorSearchPredicate()
    let found = view.accessibilityCustomRotors?.first?.itemSearchBlock(place)
    #expect(found?.targetElement === other && rotor.attributedName.string == "Stars")
    place.searchDirection = .previous
    #expect(rotor.itemSearchBlock(place) == nil)
    let headings = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    #expect(headings.systemRotorType == .heading)
  }

  @Test func whatAViewIsIsKept() {
    #expect(view.accessibilityContainerType == .none && !view.accessibilityIgnoresInvertColors)
    view.accessibilityContainerType = .list
    view.accessibilityNavigationStyle = .combined
    view.accessibilityIgnoresInvertColors = true
    #expect(view.accessibilityContainerType == .list && view.accessibilityIgnoresInvertColors)
    #expect(view.accessibilityNavigationStyle == .combined)
  }
}
