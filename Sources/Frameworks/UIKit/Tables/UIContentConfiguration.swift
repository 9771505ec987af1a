/// A configuration for a content view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol>.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a content view with the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
