/// An object that has traits.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitenvironment>.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
