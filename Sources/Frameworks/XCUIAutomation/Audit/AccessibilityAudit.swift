import DeviceProtocol
import Foundation
import UIKit

/// Finds problems that prevent some users from using a screen.
@MainActor
struct AccessibilityAudit {
  /// The minimum width and height of a control that's easy to touch, in points.
  private static let leastControl: CGFloat = 28
  /// The minimum contrast of text and of large text.
  private static let (leastContrast, leastContrastOfLargeText) = (4.5, 3.0)
  /// Groups of traits of which an element can have at most one.
  private static let exclusiveTraits: [UIAccessibilityTraits] = [
    .button, .link, .searchField, .keyboardKey, .staticText,
  ]

  /// The types of issues to find.
  let types: XCUIAccessibilityAuditType
  /// The image of the screen, for checking the contrast.
  let picture: AuditPicture?

  /// Returns the issues with the elements on a screen, in order.
  func findings(in root: CapturedElement) -> [AuditFinding] {
    root.descendants { $0.element.isVisible && !$0.visibleFrame.isEmpty }
      .flatMap { findings(of: $0) }
  }

  private func findings(of element: CapturedElement) -> [AuditFinding] {
    // The app can't fix the system's keyboard.
    guard !element.path.contains(where: { $0.elementType == .keyboard }) else { return [] }
    let checks: [(XCUIAccessibilityAuditType, (CapturedElement) -> (String, String)?)] = [
      (.contrast, contrast), (.elementDetection, detection), (.hitRegion, hitRegion),
      (.sufficientElementDescription, label), (.dynamicType, dynamicType),
      (.textClipped, clipping), (.trait, traits),
    ]
    return checks.compactMap { type, check in
      guard types.contains(type), let (summary, advice) = check(element) else { return nil }
      return AuditFinding(type: type, element: element, summary: summary, advice: advice)
    }
  }

  private func contrast(of element: CapturedElement) -> (String, String)? {
    guard element.showsText, element.isEnabled, let picture,
      let contrast = picture.contrast(in: element.visibleFrame)
    else { return nil }
    let isLarge = element.element.legibility.contains(.isLarge)
    let least = isLarge ? Self.leastContrastOfLargeText : Self.leastContrast
    guard contrast < least else { return nil }
    let advice = String(
      format: "Its text has a contrast of %.1f to 1. Use at least %.1f to 1.", contrast, least)
    return ("Contrast failed", advice)
  }

  private func detection(of element: CapturedElement) -> (String, String)? {
    guard element.showsText, !element.path.contains(where: { $0.element.isAccessible }) else {
      return nil
    }
    return (
      "Potentially inaccessible text", "Make it or its container an accessibility element."
    )
  }

  private func hitRegion(of element: CapturedElement) -> (String, String)? {
    guard element.isControl, min(element.frame.width, element.frame.height) < Self.leastControl
    else { return nil }
    let (width, height) = (Int(element.frame.width), Int(element.frame.height))
    let least = Int(Self.leastControl)
    return (
      "Hit area is too small",
      "It measures \(width)×\(height) points. Make it at least \(least) points wide and high."
    )
  }

  private func label(of element: CapturedElement) -> (String, String)? {
    guard element.element.isAccessible, element.isControl || element.elementType == .image else {
      return nil
    }
    let label = element.label.trimmingCharacters(in: .whitespacesAndNewlines)
    let texts = [label, element.element.value ?? "", element.placeholderValue ?? ""]
    if texts.allSatisfy(\.isEmpty) {
      return ("Element has no description", "Give it an accessibilityLabel.")
    }
    let isFileName = label.contains(/^\S+\.(png|jpe?g|gif|pdf|svg|heic)$/) || label.contains("_")
    guard isFileName else { return nil }
    return (
      "Label not human-readable",
      "Give it an accessibilityLabel in plain words instead of “\(label)”."
    )
  }

  private func dynamicType(of element: CapturedElement) -> (String, String)? {
    guard element.showsText, element.element.legibility.contains(.isOfFixedSize) else {
      return nil
    }
    return (
      "Dynamic Type font sizes are unsupported",
      "Use a font of a text style, and set adjustsFontForContentSizeCategory."
    )
  }

  private func clipping(of element: CapturedElement) -> (String, String)? {
    guard element.showsText, element.element.legibility.contains(.isClipped) else { return nil }
    return ("Text clipped", "Make it large enough for “\(element.element.text ?? "")”.")
  }

  private func traits(of element: CapturedElement) -> (String, String)? {
    let traits = UIAccessibilityTraits(rawValue: element.element.traits)
    guard element.element.isAccessible,
      Self.exclusiveTraits.count(where: { traits.contains($0) }) > 1
    else { return nil }
    return ("Traits conflict", "An element can be only one of a button, a link, and a text.")
  }
}

extension CapturedElement {
  fileprivate var showsText: Bool {
    [.staticText, .textField, .textView].contains(elementType)
      && element.text?.isEmpty == false
  }

  fileprivate var isControl: Bool {
    switch elementType {
    case .button, .link, .switch, .slider, .textField, .secureTextField, .searchField, .textView,
      .colorWell, .datePicker:
      element.isAccessible
    default: false
    }
  }
}
