import ObjectiveC
import Stubs

/// The accessibility properties that only a few responders have.
@MainActor
final class AccessibilityDetails {
  private static let association = Association<AccessibilityDetails>()

  /// Returns a responder's details, or `nil` if the app hasn't set any.
  static func of(_ responder: UIResponder) -> AccessibilityDetails? { association[responder] }

  /// Returns a responder's details, created if there are none.
  static func make(for responder: UIResponder) -> AccessibilityDetails {
    association.value(of: responder, orMake: AccessibilityDetails())
  }

  /// Sets a responder's outline on the screen, whose bounds become the frame.
  static func setPath(_ path: UIBezierPath?, of responder: UIResponder) {
    make(for: responder).path = path
    guard let path else { return }
    (responder as? UIView)?.accessibilityFrame = path.bounds
    (responder as? UIAccessibilityElement)?.accessibilityFrame = path.bounds
  }

  private(set) var path: UIBezierPath?

  var rotors: [UIAccessibilityCustomRotor]? {
    didSet { Stub.accessibilityRotors.report(if: rotors?.isEmpty == false) }
  }

  var navigation = UIAccessibilityNavigationStyle.automatic {
    didSet { Stub.accessibilityReading.report(if: navigation != .automatic) }
  }

  var container = UIAccessibilityContainerType.none {
    didSet { Stub.accessibilityReading.report(if: container != .none) }
  }

  var responds: Bool? {
    didSet { Stub.accessibilityResponds.report() }
  }

  var inputLabels: [String]? {
    didSet { Stub.accessibilityInputLabels.report(if: inputLabels?.isEmpty == false) }
  }

  /// Whether colors stay the same if the device inverts colors, which it never does.
  var keepsColors = false

  /// Returns whether a responder responds to user interaction by default.
  static func responds(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isUserInteractionEnabled ?? false
  }

  /// Returns the default strings for a responder.
  static func inputLabels(of responder: UIResponder) -> [String] {
    let label =
      switch responder {
      case let view as UIView: view.accessibilityLabel
      case let element as UIAccessibilityElement: element.accessibilityLabel
      default: responder.accessibilityLabel
      }
    return label.map { [$0] } ?? []
  }
}
