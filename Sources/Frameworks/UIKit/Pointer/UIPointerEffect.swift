/// The effect on a view that the pointer is over.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum>.
@MainActor
public enum UIPointerEffect {
  /// The tint of a view.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum/tintmode>.
  public enum TintMode: Int, Sendable {
    /// It isn't.
    case none
    /// Over its content.
    case overlay
    /// Under its content.
    case underlay
  }

  /// As the system does.
  case automatic(UITargetedPreview)
  /// The view is lit.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The pointer stays as it is.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}
