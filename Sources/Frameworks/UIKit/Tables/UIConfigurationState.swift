/// The state of a view that is configured.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol>.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}
