/// The effect on a view while the pointer hovers over it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum>.
@MainActor
public enum UIPointerEffect {
  /// The tint of a view.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum/tintmode>.
  public enum TintMode: Int, Sendable {
    /// The view has no tint.
    case none
    /// The tint is in front of the content.
    case overlay
    /// The tint is behind the content.
    case underlay
  }

  /// The system chooses the effect.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The pointer doesn't change.
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
