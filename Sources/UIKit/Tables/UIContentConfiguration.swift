/// The look of a view as a value.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol>.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that looks so.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The state of a view that is configured.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol>.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}
