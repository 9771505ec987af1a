import Foundation

/// The look of a bar's buttons.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// At rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// Touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Taking no touches.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Focused.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the look of a style of buttons.
  public init(style: UIBarButtonItem.Style = .plain) {
    super.init()
  }

  /// Whether titles have attributes of the app's.
  final var isCustomized: Bool {
    [normal, highlighted, disabled].contains { !$0.titleTextAttributes.isEmpty }
  }

  /// Takes the system's look for a style of buttons.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}
