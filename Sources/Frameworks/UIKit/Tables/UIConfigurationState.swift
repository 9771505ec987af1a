/// The state of a view with a configuration.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol>.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Creates a state with the specified traits.
  init(traitCollection: UITraitCollection)

  /// Returns or sets a custom state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
