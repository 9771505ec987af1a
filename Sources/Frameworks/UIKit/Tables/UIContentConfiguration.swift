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
